import { type ComponentProps, useId } from "react";

interface RadioFieldProps extends Omit<ComponentProps<"input">, "id" | "className" | "type"> {
  label: string;
}

/** One of several choices of the same name, its label beside it. */
export function RadioField({ label, ...input }: RadioFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input {...input} id={id} type="radio" className="mt-1 size-5 shrink-0 accent-accent" />
      <label htmlFor={id} className="font-semibold text-sm leading-7">
        {label}
      </label>
    </div>
  );
}
