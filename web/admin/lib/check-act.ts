import * as z from "zod/mini";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { reasonLength } from "#contract/operators/operator-route.ts";

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
  const reason = "reason" in typed && typeof typed.reason === "string" ? typed.reason.trim() : "";
  const isReason = reason.length >= reasonLength.shortest && reason.length <= reasonLength.longest;
  if (asksReason && !isReason) problems.reason = operatorMessages.reasonMissing(reasonLength);
  if (!more.success || Object.keys(problems).length > 0) return { problems };
  return { values: { reason, more: more.data }, problems };
}
