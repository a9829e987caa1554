import { type ComponentProps, type ReactNode, useId, useLayoutEffect } from "react";
import { say } from "#words/say.ts";

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The sentence that says what is wrong with this field, or its English key, which follows the language. */
  error?: string | undefined;
  /** Marks the field as wrong when its error is shown elsewhere. */
  invalid?: boolean | undefined;
}

export interface DraftProps {
  /**
   * Text that this browser has for the field, which the server's HTML has not. It stays away where a person is at the
   * field or has entered something: it would mix with what they type or insert.
   */
  draft?: string | undefined;
}

type FieldControl = Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid">;

export function Field({
  label,
  hint,
  error,
  invalid,
  draft,
  children,
}: FieldProps & DraftProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  // Not by `defaultValue`, with which React changes a shown field that a person has just entered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: afterwards the field is the person's
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    if (draft && control.value === "" && document.activeElement !== control) control.value = draft;
  }, []);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      {children({
        id,
        "aria-describedby": error || hint ? noteId : undefined,
        "aria-invalid": invalid || error !== undefined || undefined,
      })}
      {error ? (
        <p id={noteId} className="mt-1.5 text-danger text-sm">
          {say(error)}
        </p>
      ) : (
        hint && (
          <div id={noteId} className="mt-1.5 text-ink-soft text-sm">
            {hint}
          </div>
        )
      )}
    </div>
  );
}

export const controlStyle =
  "block w-full min-h-12 rounded-control border border-line-strong bg-surface px-3.5 text-base text-ink placeholder:text-ink-soft hover:border-ink aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger [&[readonly]]:bg-sunken [&[readonly]]:hover:border-line-strong disabled:opacity-55 focus-visible:outline-offset-0";

/**
 * A form that is answered by code. The server sends it before that code, and as a dialog's form it then sends nothing:
 * what was typed stays in its fields, and in no address (HTML, "form submission algorithm").
 */
export function Form(props: ComponentProps<"form">) {
  return <form noValidate method="dialog" {...props} />;
}
