import { readNumber } from "#contract/numbers/read-number.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import { emailKey } from "#domain/users/user.ts";
import type { FoundUser, UserSearch } from "./user-lookup.ts";

const mostFound = 20;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Such as pi_3Nx... of a payment and CA... of a call. */
const reference = /^([a-z]{2,4}_\w{8,255}|CA[0-9a-f]{32})$/;

/**
 * Finds users by an address, a called number, the id of a user, payment or call, or the provider's id of a payment or
 * call. Refuses `invalid_request` for anything else, and `not_found`.
 */
export function findUser(
  deps: OperatorDeps,
  request: Request,
  typed: string,
): Promise<FoundUser[] | Refusal> {
  async function find({ lookup }: OperatorStores) {
    const search = readSearch(typed.trim());
    if (!search) return refuse("invalid_request", { message: operatorMessages.notSearchable(typed) });
    const found = await lookup.find(search, mostFound);
    const [user] = found;
    if (!user) return refuse("not_found", { message: operatorMessages.notFound(typed) });
    return { subject: { kind: "user", id: user.id } as const, user, found, by: search.by };
  }
  return act(deps, request, "find_user", find, async ({ found, by }) => ({ after: { by }, result: found }));
}

function readSearch(typed: string): UserSearch | undefined {
  if (typed.includes("@")) return { by: "email", emailKey: emailKey(typed) };
  if (uuid.test(typed)) return { by: "id", id: typed.toLowerCase() };
  if (reference.test(typed)) return { by: "reference", reference: typed };
  const number = readNumber(typed);
  return isRefusal(number) ? undefined : { by: "number", number };
}
