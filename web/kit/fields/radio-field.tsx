import { type ReactNode, useId } from "react";
import { CheckboxField } from "./checkbox-field.tsx";

interface RadioFieldProps<Value extends string> {
  label: string;
  /** Stands below the choices. */
  hint?: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** Few choices with long names, which a list would cut off on a narrow screen. */
export function RadioField<Value extends string>({
  label,
  hint,
  value,
  options,
  onChange,
}: RadioFieldProps<Value>) {
  const id = useId();
  return (
    <fieldset className="space-y-1" aria-describedby={hint ? id : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          type="radio"
          name={id}
          label={option.label}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
      {hint && (
        <div id={id} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </div>
      )}
    </fieldset>
  );
}
