import { type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { CallerId, CallerIdDeps, CallerIdStore } from "./caller-id.ts";
import { forgetAtCarrier } from "./forget-caller-id.ts";

/** Shows a number in calls that choose none; with null the operator's. Refuses `caller_id_not_found`. */
export async function chooseCallerId(
  deps: CallerIdDeps,
  user: WalletUser,
  id: string | null,
): Promise<CallerId[] | Refusal> {
  const chosen = await deps.transaction(async ({ callerIds }) => {
    await callerIds.lockUser(user.id);
    if (id !== null && !(await isShowable(callerIds, user, id))) return refuse("caller_id_not_found");
    await callerIds.setDefault(user, id);
    return callerIds.list(user.id);
  });
  if (!("refused" in chosen)) deps.publish({ userId: user.id }, { type: "settings" });
  return chosen;
}

async function isShowable(
  callerIds: Pick<CallerIdStore, "lock" | "rented">,
  user: WalletUser,
  id: string,
): Promise<boolean> {
  const verified = await callerIds.lock(user.id, id);
  if (verified) return verified.state === "verified";
  return (await callerIds.rented(user)).some((number) => number.id === id);
}

/**
 * Removes a number: no call shows it from now on. One that is under way goes on. The carrier forgets the number at once, or
 * when it is asked again. Refuses `caller_id_not_found`.
 */
export async function removeCallerId(
  deps: CallerIdDeps,
  userId: string,
  id: string,
): Promise<CallerId[] | Refusal> {
  const now = deps.clock.now();
  const callerId = await deps.transaction(async ({ callerIds }) => {
    await callerIds.lockUser(userId);
    const stored = await callerIds.lock(userId, id);
    if (!stored) return undefined;
    const { carrier, providerNumberId } = stored;
    await callerIds.remove(userId, id);
    if (providerNumberId !== null) await callerIds.addRemoval({ carrier, providerNumberId }, now);
    return stored;
  });
  if (!callerId) return refuse("caller_id_not_found");
  const { carrier, providerNumberId } = callerId;
  if (providerNumberId !== null) await forgetAtCarrier(deps, { carrier, providerNumberId, tries: 0 });
  deps.publish({ userId }, { type: "settings" });
  return deps.connection(({ callerIds }) => callerIds.list(userId));
}
