import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { drafts } from "./browser-drafts.ts";

/** Keeps the text of some form fields as the draft `name`. `fields` must stay the same array. */
export function useKeptDraft<Values extends FieldValues>(
  name: string,
  subscribe: UseFormReturn<Values>["subscribe"],
  fields: readonly Path<Values>[],
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          drafts.keep(name, Object.fromEntries(fields.map((field) => [field, String(values[field] ?? "")]))),
      }),
    [name, subscribe, fields],
  );
}
