import { type ComponentProps, useState } from "react";
import { useIsInHtml } from "#web/kit/browser/served-page.ts";
import { t } from "#words/translate.ts";
import { controlStyle, Field, type FieldProps } from "./field.tsx";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "id" | "className" | "type">, FieldProps {
  autoComplete: "current-password" | "new-password";
}

export function PasswordField({ label, hint, error, invalid, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const isInHtml = useIsInHtml();
  return (
    <Field label={label} hint={hint} error={error} invalid={invalid}>
      {(control) => (
        // A password runs from left to right in every language.
        <div dir="ltr" className="relative">
          <input
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlStyle} pe-18`}
          />
          <button
            type="button"
            aria-controls={control.id}
            disabled={isInHtml}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 inset-e-1 rounded-control px-3 font-semibold text-accent text-sm hover:bg-accent-soft disabled:opacity-55"
          >
            {shown ? t("Hide") : t("Show")}
          </button>
        </div>
      )}
    </Field>
  );
}
