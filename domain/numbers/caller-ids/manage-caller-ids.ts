import { type Refusal, refuse } from "#contract/refusals.ts";
import type { CallerId, CallerIdDeps } from "./caller-id.ts";
import { forgetAtCarrier } from "./forget-caller-id.ts";

/** Shows a number in calls that choose none; with null the operator's. Refuses `caller_id_not_found`. */
export async function chooseCallerId(
  deps: CallerIdDeps,
  userId: string,
  id: string | null,
): Promise<CallerId[] | Refusal> {
  const chosen = await deps.transaction(async ({ callerIds }) => {
    await callerIds.lockUser(userId);
    if (id !== null && (await callerIds.lock(userId, id))?.state !== "verified")
      return refuse("caller_id_not_found");
    await callerIds.setDefault(userId, id);
    return callerIds.list(userId);
  });
  if (!("refused" in chosen)) deps.publish({ userId }, { type: "settings" });
  return chosen;
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
