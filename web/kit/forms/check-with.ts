import * as z from "zod/mini";

export type Texts = Readonly<Record<string, string>>;

export type Checked<Values> = { values: Values } | { problems: Problems };
/** Faults of a form, in English keys. */
export interface Problems {
  /** The sentence about empty fields, shown once for the whole form. */
  missing: string | undefined;
  /** By the wrong fields' names, the sentence that belongs to the field alone. */
  fields: ReadonlyMap<string, string | undefined>;
}

/** Checks a plain form with a schema of the contract, whose sentence about empty fields is `missing`. */
export function checkWith<Schema extends z.ZodMiniType>(schema: Schema, missing: string) {
  return (texts: Texts): Checked<z.output<Schema>> => {
    const checked = z.safeParse(schema, texts);
    if (checked.success) return { values: checked.data };
    const sentences = new Map<string, string>();
    for (const { path, message } of checked.error.issues) {
      const name = String(path[0]);
      if (!sentences.has(name)) sentences.set(name, message);
    }
    const isMissing = [...sentences.values()].includes(missing);
    const fields = [...sentences].map(
      ([name, sentence]) => [name, sentence === missing ? undefined : sentence] as const,
    );
    return { problems: { missing: isMissing ? missing : undefined, fields: new Map(fields) } };
  };
}
