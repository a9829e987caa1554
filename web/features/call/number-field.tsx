import type { ChangeEvent, ClipboardEvent, FocusEvent, ReactNode, RefObject } from "react";
import { tidyNumber } from "#contract/tidy-number.ts";
import { loadNumberingPlans } from "#web/lib/numbering-plans.ts";
import { readNumber } from "#web/lib/phone-number.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { t } from "#words/translate.ts";
import { dialledText } from "./dialled-text.ts";
import { spaceField } from "./space-field.ts";

interface NumberFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  /** The raw text: letters stay in it. */
  value: string;
  onType: (text: string) => void;
  /** Whether the field's number may not be called. */
  invalid: boolean;
  /** The country that a pasted number without a country code belongs to, unless the field names another. */
  chosen: string | undefined;
  /** What chooses the country. */
  before: ReactNode;
  /** The id of the format hints. */
  hintsId: string;
}

/** The number to call, spaced while it is typed; pasted text is tidied. */
export function NumberField({ ref, value, onType, invalid, chosen, before, hintsId }: NumberFieldProps) {
  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const forwards = nativeEvent instanceof InputEvent && nativeEvent.inputType === "deleteContentForward";
    onType(spaceField(target, forwards ? "after" : "before"));
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData("text");
    event.preventDefault();
    const field = event.currentTarget;
    void import("./paste-number.ts").then(({ pasteNumber }) => pasteNumber(field, text, chosen)).then(onType);
  }

  /** A number that is typed to its end is shown as it is dialled: "44 020 7946 0000" without its trunk zero. */
  function leave({ target }: FocusEvent<HTMLInputElement>): void {
    const number = readNumber(target.value);
    if (number !== null && number.slice(1) !== tidyNumber(target.value)) onType(dialledText(number).text);
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
      onBlur={leave}
      onFocus={() => void loadNumberingPlans()}
    />
  );
}
