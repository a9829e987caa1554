import { type ComponentProps, useId } from "react";

interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "id" | "className" | "type"> {
  /** A radio button is one of several choices of the same name. */
  type?: "checkbox" | "radio";
  label: string;
  /** Says more below the label, and to a screen reader after it. */
  hint?: string;
  error?: string | undefined;
}

export function CheckboxField({ type = "checkbox", label, hint, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type={type}
          aria-describedby={note ? noteId : undefined}
          aria-invalid={error !== undefined || undefined}
          className="mt-1 size-5 shrink-0 accent-accent"
        />
        <label htmlFor={id} className="font-semibold text-sm leading-7">
          {label}
        </label>
      </div>
      {note && (
        <p id={noteId} className={`mt-1.5 text-sm ${error ? "text-danger" : "text-ink-soft"}`}>
          {note}
        </p>
      )}
    </div>
  );
}
