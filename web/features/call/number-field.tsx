import type { ChangeEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { TextField } from "#web/ui/text-field.tsx";
import { dialledText } from "./dialled-text.ts";

export interface DialValues {
  phoneNumber: string;
}

interface NumberFieldProps {
  form: UseFormReturn<DialValues>;
  /** Whether the field's number may not be called. */
  invalid: boolean;
}

/** The number to call, spaced while it is typed; pasted text is tidied. */
export function NumberField({ form, invalid }: NumberFieldProps) {
  return (
    <TextField
      label="Phone number"
      prefix="+"
      type="tel"
      inputMode="tel"
      autoComplete="off"
      placeholder="442079460000"
      invalid={invalid}
      hint={<FormatHints />}
      {...form.register("phoneNumber", {
        onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
          const forwards =
            nativeEvent instanceof InputEvent && nativeEvent.inputType === "deleteContentForward";
          const { text, caret } = dialledText(
            target.value,
            target.selectionStart ?? undefined,
            forwards ? "after" : "before",
          );
          form.setValue("phoneNumber", text);
          target.setSelectionRange(caret, caret);
        },
      })}
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
