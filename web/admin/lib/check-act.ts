import * as z from "zod/mini";
import { reasonText } from "#contract/operators/operator-route.ts";

export type ActValues<S extends z.ZodMiniType> = { reason: string; more: z.output<S> };

/** Reads what is typed into the form of an act: its values, or by their names the sentences on what is wrong. */
export function checkAct<S extends z.ZodMiniType>(
  schema: S,
  asksReason: boolean,
  typed: object,
): { values?: ActValues<S>; problems: Readonly<Record<string, string>> } {
  const problems: Record<string, string> = {};
  const more = z.safeParse(schema, typed);
  for (const { path, message } of more.error?.issues ?? []) problems[String(path[0])] ??= message;
  const reason = z.safeParse(reasonText, "reason" in typed ? typed.reason : "");
  const [faulty] = reason.error?.issues ?? [];
  if (asksReason && faulty) problems.reason = faulty.message;
  if (!more.success || Object.keys(problems).length > 0) return { problems };
  return { values: { reason: reason.data ?? "", more: more.data }, problems };
}
