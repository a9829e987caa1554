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
  /** True when the field's number may not be called. */
  invalid: boolean;
  /** The control for the country. */
  before: ReactNode;
  /** The id of the format hints. */
  hintsId: string;
}

/** The number to call, spaced while it is typed. */
export function NumberField({
  ref,
  value,
  onType,
  onPaste,
  onLeave,
  invalid,
  before,
  hintsId,
}: NumberFieldProps) {
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
      ref={ref}
      label={t("Phone number")}
      name="phoneNumber"
      prefix="+"
      type="tel"
      inputMode="tel"
      autoComplete="off"
      placeholder="442079460000"
      invalid={invalid}
      aria-describedby={hintsId}
      before={before}
      value={value}
      onChange={type}
      onPaste={paste}
      onBlur={onLeave}
      onFocus={() => void loadNumberingPlans()}
    />
  );
}
