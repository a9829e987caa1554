import { messages } from "#contract/messages/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { emailKey } from "#domain/users/user.ts";
import type { RequestDeps } from "#domain/users/user-deps.ts";
import { ownRegistration } from "./own-registration.ts";

export interface DeletionRequest {
  email: string;
  password?: string | undefined;
  /** The token in the answer to the sign-up. */
  token: string | undefined;
}

/**
 * Deletes a registration that waits, proven by the sign-up's token or the password. Registrations of a taken address
 * get the same answer, without any effect on its user.
 * Refuses `unauthenticated` without any proof and `account_protected`. Refuses `account_not_deletable` alike for a
 * wrong proof, a verified user and an address without a registration.
 */
export async function deleteRegistration(
  deps: RequestDeps,
  request: DeletionRequest,
): Promise<{ message: string } | Refusal> {
  const key = emailKey(request.email);
  if (deps.options.protectedAddresses.some((address) => emailKey(address) === key)) {
    return refuse("account_protected");
  }
  if (request.token === undefined && request.password === undefined) return refuse("unauthenticated");

  const own = await ownRegistration(deps, key, request);
  // One of its links may have been opened since the proof.
  const removed =
    own !== undefined && (await deps.connection(({ registrations }) => registrations.removeWaiting(own.id)));
  return removed ? { message: messages.deleteUser.success } : refuse("account_not_deletable");
}
