import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { sessionOf } from "#domain/users/sign-in/authenticate.ts";
import type { AllowedCountries } from "#domain/users/user.ts";
import type { RequestDeps } from "#domain/users/user-deps.ts";
import { lockProven, proveOwner } from "./prove-owner.ts";

/**
 * Sets the countries that the user's account may call. A change that allows more needs the owner's proof, because it
 * is what a thief at an open browser would do; a change that only takes countries away needs none. Calls whose
 * eligibility was read before are judged again; an open call continues.
 * Refuses `wrong_password` and `sign_in_again`.
 */
export async function allowCountries(
  deps: RequestDeps,
  token: string | undefined,
  request: { countries: AllowedCountries; password?: string | undefined },
): Promise<{ message: string } | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const { user } = session;
  const wanted = request.countries && [...new Set(request.countries)].sort();
  const current = await deps.connection(({ users }) => users.allowedCountries(user.id));
  const mustProve = allowsMore(current, wanted) || request.password !== undefined;
  const refused = mustProve ? await proveOwner(deps, session, request.password) : undefined;
  if (refused) return refused;

  const changed = await deps.transaction(async ({ users }) => {
    const locked = await lockProven(users, user);
    if (locked === undefined) return refuse("unauthenticated");
    // Another change may have taken countries away since, which this one would give back without a proof.
    if (!mustProve && allowsMore(await users.allowedCountries(user.id), wanted)) {
      return refuse("sign_in_again");
    }
    await users.allowCountries(locked, wanted);
    return { message: settingsMessages.countriesSaved };
  });
  if (!isRefusal(changed)) deps.publish({ userId: user.id }, { type: "settings" });
  return changed;
}

function allowsMore(before: AllowedCountries, after: AllowedCountries): boolean {
  if (before === null) return false;
  return after === null || after.some((country) => !before.includes(country));
}
