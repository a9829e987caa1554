import type { Refusal } from "#contract/refusals.ts";
import { act, type Request } from "./act.ts";
import type { OperatorDeps, OperatorStores } from "./operator-deps.ts";
import type { ListedAction, RecordQuery } from "./operator-record.ts";
import { ofProduct, userOf } from "./target.ts";

export interface RecordSearch extends Omit<RecordQuery, "user"> {
  email?: string | undefined;
}

/** The newest actions of operators: all, or those by and about one user. Refuses `not_found`. */
export function readRecord(
  deps: OperatorDeps,
  request: Request,
  { email, ...query }: RecordSearch,
): Promise<ListedAction[] | Refusal> {
  const find = email === undefined ? ofProduct("all") : userOf(email);
  return act(deps, request, "read_record", find, async ({ user }, { record }: OperatorStores) => ({
    result: await record.list({ ...query, ...(user && "id" in user && { user }) }),
  }));
}
