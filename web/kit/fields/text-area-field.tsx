import type { ComponentProps } from "react";
import { controlStyle, Field, type FieldProps } from "./field.tsx";

interface TextAreaFieldProps extends Omit<ComponentProps<"textarea">, "id" | "className">, FieldProps {
  invalid?: boolean;
}

export function TextAreaField({ label, hint, error, invalid, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          rows={6}
          {...area}
          {...control}
          aria-invalid={invalid || control["aria-invalid"]}
          className={`${controlStyle} py-3`}
        />
      )}
    </Field>
  );
}
