import type { Refusal } from "#contract/refusals.ts";
import { act, type Done, type Request } from "./act.ts";
import type { OperatorDeps } from "./operator-deps.ts";
import type { ListedAction, RecordQuery } from "./operator-record.ts";
import { requireUser } from "./require-user.ts";

export interface RecordSearch extends Omit<RecordQuery, "user"> {
  email?: string | undefined;
}

/** The newest actions of operators: all, or those by and about one user. Refuses `not_found`. */
export function readRecord(
  deps: OperatorDeps,
  request: Request,
  { email, ...query }: RecordSearch,
): Promise<ListedAction[] | Refusal> {
  return act(deps, request, "read_record", async ({ users, record }) => {
    if (email === undefined) return read("all", await record.list(query));
    return requireUser(users, email, async (user) => read(user.id, await record.list({ ...query, user })));
  });
}

function read(about: string, result: ListedAction[]): Done<ListedAction[]> {
  return { subject: { kind: about === "all" ? "product" : "user", id: about }, result };
}
