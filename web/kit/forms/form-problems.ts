import type { FieldErrors, FieldValues, Path } from "react-hook-form";
import { say } from "#words/say.ts";

export interface FormProblems<Values extends FieldValues> {
  /** The sentence about empty fields, shown once for the whole form. */
  missing: string | undefined;
  /** The sentence that belongs to one field alone. */
  error: (name: Path<Values>) => string | undefined;
  invalid: (name: Path<Values>) => boolean;
}

/**
 * Sorts a form's errors into the one about empty fields, whose sentence is `missing`, and those of single fields, in the
 * language of the moment.
 */
export function formProblems<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  missing: string,
): FormProblems<Values> {
  const sentences = new Map(
    Object.entries(errors).map(([name, error]) => [
      name,
      typeof error?.message === "string" ? say(error.message) : "",
    ]),
  );
  return {
    missing: [...sentences.values()].includes(say(missing)) ? say(missing) : undefined,
    error: (name) => {
      const sentence = sentences.get(name);
      return sentence === say(missing) ? undefined : sentence;
    },
    invalid: (name) => sentences.has(name),
  };
}
