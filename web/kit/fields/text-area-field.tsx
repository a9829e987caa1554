import type { ComponentProps } from "react";
import { controlStyle, Field, type FieldProps } from "./field.tsx";

type TextAreaFieldProps = Omit<ComponentProps<"textarea">, "id" | "className"> & FieldProps;

export function TextAreaField({ label, hint, error, invalid, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} invalid={invalid}>
      {(control) => <textarea rows={6} {...area} {...control} className={`${controlStyle} py-3`} />}
    </Field>
  );
}
