import type { ComponentProps } from "react";
import { controlStyle, type DraftProps, Field, type FieldProps } from "./field.tsx";

type TextAreaFieldProps = Omit<ComponentProps<"textarea">, "id" | "className"> & FieldProps & DraftProps;

export function TextAreaField({ label, hint, error, invalid, draft, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} invalid={invalid} draft={draft}>
      {(control) => <textarea rows={6} {...area} {...control} className={`${controlStyle} py-3`} />}
    </Field>
  );
}
