import { type ComponentProps, useId } from "react";

interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "id" | "className" | "type"> {
  label: string;
  error?: string | undefined;
}

/** A box to tick, its label beside it. */
export function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={error ? noteId : undefined}
          aria-invalid={error !== undefined || undefined}
          className="mt-1 size-5 shrink-0 accent-accent"
        />
        <label htmlFor={id} className="font-semibold text-sm leading-7">
          {label}
        </label>
      </div>
      {error && (
        <p id={noteId} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
