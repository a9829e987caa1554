import { type ComponentProps, useState } from "react";
import { buttonStyle } from "#web/kit/controls/button-style.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { controlStyle, Field, type FieldProps } from "./field.tsx";

interface FileFieldProps extends Omit<ComponentProps<"input">, "id" | "className" | "type">, FieldProps {
  button: string;
}

/** Chooses a file. The browser words its own control in the browser's language, so that this one stands before it. */
export function FileField({ label, hint, error, button, onChange, ...input }: FileFieldProps) {
  const [name, setName] = useState("");
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        // No label: its words would be read out as a part of the control's name.
        <div
          className={classNames(
            controlStyle,
            "relative flex items-center gap-3 outline-accent focus-inside:outline-2",
          )}
        >
          <input
            {...input}
            {...control}
            type="file"
            onChange={(event) => {
              setName(event.target.files?.[0]?.name ?? "");
              onChange?.(event);
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span className={buttonStyle("secondary", "small", "-ms-1.5 shrink-0")}>{button}</span>
          <bdi className="min-w-0 truncate text-ink-soft text-sm">{name}</bdi>
        </div>
      )}
    </Field>
  );
}
