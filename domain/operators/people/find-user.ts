import { readNumber } from "#contract/numbers/read-number.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import { emailKey, personName } from "#domain/users/user.ts";
import type { FoundUser, UserSearch } from "./user-lookup.ts";

const mostFound = 20;
/** Fewer characters are part of most addresses. */
const shortestPart = 3;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Such as pi_3Nx... of a payment and CA... of a call. */
const reference = /^([a-z]{2,4}_\w{8,255}|CA[0-9a-f]{32})$/;

/**
 * Finds users by an address, a called number, the id of a user, payment or call, the provider's id of a payment or call, or
 * a part of a name or an address. Refuses `invalid_request` for a part that is too short, and `not_found`.
 */
export function findUser(
  deps: OperatorDeps,
  request: Request,
  typed: string,
): Promise<FoundUser[] | Refusal> {
  async function find({ lookup }: OperatorStores) {
    const searches = readSearches(personName(typed));
    if (searches.length === 0) {
      return refuse("invalid_request", { message: operatorMessages.notSearchable(typed, shortestPart) });
    }
    for (const search of searches) {
      const users = await lookup.find(search, mostFound);
      const [user] = users;
      if (user) return { subject: { kind: "user", id: user.id } as const, user, users, by: search.by };
    }
    return refuse("not_found", { message: operatorMessages.notFound(typed) });
  }
  return act(deps, request, "find_user", find, async ({ users, by }) => ({
    after: { by },
    result: users,
  }));
}

/** The searches for what was typed, the most exact first. An address may hold what looks like an id or a number: jane_johnson1985. */
function readSearches(typed: string): UserSearch[] {
  if (uuid.test(typed)) return [{ by: "id", id: typed.toLowerCase() }];
  const part: UserSearch[] = typed.length >= shortestPart ? [{ by: "part", part: typed }] : [];
  if (reference.test(typed)) return [{ by: "reference", reference: typed }, ...part];
  if (typed.includes("@")) return [{ by: "email", emailKey: emailKey(addressIn(typed)) }, ...part];
  const number = readNumber(typed);
  return isRefusal(number) ? part : [{ by: "number", number }, ...part];
}

/** The address as a mail program copies it: "Ada Lovelace <ada@example.com>", "mailto:ada@example.com?subject=Hello". */
function addressIn(typed: string): string {
  const [, bracketed] = /<([^<>@]*@[^<>@]*)>/.exec(typed) ?? [];
  const text = bracketed ?? typed;
  return /^mailto:([^?]*)/i.exec(text)?.[1] ?? text;
}
