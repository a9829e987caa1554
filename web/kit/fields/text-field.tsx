import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/kit/controls/class-names.ts";
import { controlStyle, type DraftProps, Field, type FieldProps } from "./field.tsx";

interface TextFieldProps
  extends Omit<ComponentProps<"input">, "id" | "className" | "prefix">,
    FieldProps,
    DraftProps {
  /** A fixed sign before the text, such as a plus or a currency. */
  prefix?: string;
  before?: ReactNode;
  action?: ReactNode;
}

export function TextField({
  label,
  hint,
  error,
  invalid,
  draft,
  prefix,
  before,
  action,
  ...input
}: TextFieldProps) {
  // Numbers and email addresses run from left to right in every language, and so does the sign before them.
  const isLeftToRight = prefix !== undefined || input.type === "tel" || input.type === "email";
  return (
    <Field label={label} hint={hint} error={error} invalid={invalid} draft={draft}>
      {(control) => (
        <div className="flex gap-2 sm:gap-3">
          {before}
          <div className="relative min-w-0 flex-1" dir={isLeftToRight ? "ltr" : undefined}>
            {prefix && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 inset-s-0 flex w-8 items-center justify-center font-semibold text-ink-soft"
              >
                {prefix}
              </span>
            )}
            <input
              type="text"
              {...input}
              {...control}
              aria-describedby={control["aria-describedby"] ?? input["aria-describedby"]}
              className={classNames(
                controlStyle,
                prefix !== undefined && "ps-8",
                // A search is a name or a number: what is typed decides its direction, and the page decides its side.
                input.type === "search" &&
                  "[text-align:-webkit-match-parent] [text-align:match-parent] [unicode-bidi:plaintext]",
                // The browser's own button stands at the top otherwise.
                input.type === "file" && "py-[11px]",
              )}
            />
          </div>
          {action}
        </div>
      )}
    </Field>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<"textarea">, "id" | "className"> & FieldProps & DraftProps;

export function TextAreaField({ label, hint, error, invalid, draft, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} invalid={invalid} draft={draft}>
      {(control) => <textarea rows={6} {...area} {...control} className={`${controlStyle} py-3`} />}
    </Field>
  );
}
