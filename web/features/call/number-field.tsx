import type { ChangeEvent, Ref } from "react";
import { loadNumberingPlans } from "#web/lib/numbering-plans.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { spaceField } from "./space-field.ts";

interface NumberFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onType: (text: string) => void;
  /** Whether the field's number may not be called. */
  invalid: boolean;
}

/** The number to call, spaced while it is typed; pasted text is tidied. */
export function NumberField({ ref, value, onType, invalid }: NumberFieldProps) {
  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const forwards = nativeEvent instanceof InputEvent && nativeEvent.inputType === "deleteContentForward";
    onType(spaceField(target, forwards ? "after" : "before"));
  }

  return (
    <TextField
      ref={ref}
      label="Phone number"
      name="phoneNumber"
      prefix="+"
      type="tel"
      inputMode="tel"
      autoComplete="off"
      placeholder="442079460000"
      invalid={invalid}
      hint={<FormatHints />}
      value={value}
      onChange={type}
      onFocus={() => void loadNumberingPlans()}
    />
  );
}

function FormatHints() {
  return (
    <ul className="space-y-0.5">
      <li>US/Canada: 1 + area code + number</li>
      <li>International: country code + number</li>
      <li>Type no spaces, dashes or parentheses: the number is spaced for you</li>
    </ul>
  );
}
