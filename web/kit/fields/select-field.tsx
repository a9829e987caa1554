import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlStyle, Field, type FieldProps } from "./field.tsx";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "id" | "className">, FieldProps {
  options: readonly { value: string; label: string }[];
}

/** The platform's own list, which works best on phones and with screen readers. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={`${controlStyle} appearance-none pe-10`}>
            {options.map((option) => (
              // Each browser names currencies in its own way: the name in the page stays.
              <option key={option.value} value={option.value} suppressHydrationWarning>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 inset-e-3 my-auto size-5 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
