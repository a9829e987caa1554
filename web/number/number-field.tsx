import type { ChangeEvent, ClipboardEvent, ReactNode, RefObject } from "react";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { t } from "#words/translate.ts";
import { loadNumberingPlans } from "./numbering-plans.ts";
import type { CaretSide } from "./space-field.ts";

interface NumberFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  /** The raw text: letters stay in it. */
  value: string;
  onType: (field: HTMLInputElement, side: CaretSide) => void;
  onPaste: (text: string, field: HTMLInputElement) => void;
  onLeave: () => void;
  invalid: boolean;
  before: ReactNode;
  hintsId: string;
}

export function NumberField({ onType, onPaste, onLeave, hintsId, ...field }: NumberFieldProps) {
  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const forwards = nativeEvent instanceof InputEvent && nativeEvent.inputType === "deleteContentForward";
    onType(target, forwards ? "after" : "before");
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault();
    onPaste(event.clipboardData.getData("text"), event.currentTarget);
  }

  return (
    <TextField
      label={t("Phone number")}
      name="phoneNumber"
      prefix="+"
      type="tel"
      inputMode="tel"
      autoComplete="off"
      placeholder="442079460000"
      aria-describedby={hintsId}
      data-first-field
      {...field}
      onChange={type}
      onPaste={paste}
      onBlur={onLeave}
      onFocus={() => void loadNumberingPlans()}
    />
  );
}
