import { messages } from "#contract/messages/messages.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import type { CallInstructions, TypedCode } from "#domain/calls/voice-carrier.ts";
import { currentLanguage, inLanguage, t } from "#words/translate.ts";
import {
  type CallerId,
  type CallerIdDeps,
  type CallerIdStores,
  offeredCallerIds,
  type Requester,
  reportedWithin_ms,
} from "./caller-id.ts";
import { claimMail } from "./caller-id-mail.ts";

/** From its answer: the sentence twice, and the time to type. */
export const longestClaim_s = 60;

/** Calls a number that another user has verified, who hears nothing before the code is typed there. @throws CarrierError */
export async function callClaimedNumber(deps: CallerIdDeps, { number, userId, id }: CallerId) {
  const language = currentLanguage();
  const prompt = { sentence: t(messages.call.typeCode), language, limit_s: longestClaim_s };
  const call = await offeredCallerIds(deps)?.askForCode(number, { userId, id }, prompt);
  // The code is that of the request.
  return typeof call === "object" ? { ...call, code: null } : call;
}

/**
 * Takes the digits that were typed in a call of our own. The right ones take the number from its holder, in one transaction
 * with a mail to both; the carrier goes on having it verified. Digits that repeat, come late or after another proof, and wrong
 * ones, change nothing of the holder's. The end of the call may overtake the digits.
 */
export async function recordTypedCode(
  deps: CallerIdDeps,
  carrier: CarrierId,
  typed: TypedCode,
): Promise<CallInstructions> {
  const { userId, id, language } = typed;
  const { isProven, lostBy } = await deps.transaction(async (stores) => {
    const user = await stores.callerIds.lockUser(userId);
    const request = await stores.callerIds.lock(userId, id);
    const isOfCall = request?.providerCallId === typed.providerCallId || request?.providerCallId === null;
    if (!user || request?.carrier !== carrier || !isOfCall) return { isProven: false };
    if (request.claimCode === null) return { isProven: request.state === "verified" };
    if (typed.digits === null) {
      await stores.callerIds.fail(request);
      return { isProven: false };
    }
    const lostBy = await decide(deps, stores, request, user, typed.digits);
    return { isProven: lostBy !== undefined, lostBy };
  });
  for (const changed of [userId, lostBy])
    if (changed) deps.publish({ userId: changed }, { type: "settings" });
  if (typed.digits === null) return { kind: "hang_up" };
  const words = isProven ? messages.call.codeRight : messages.call.codeWrong;
  return { kind: "apologise", sentence: inLanguage(language, () => t(words)), language };
}

/** The user who has lost the number; undefined without a proof. */
async function decide(
  { clock, publicUrl }: CallerIdDeps,
  { callerIds, outbox }: CallerIdStores,
  request: CallerId,
  user: Requester,
  digits: string,
): Promise<string | undefined> {
  const { number, requestedAt, claimCode } = request;
  const now = clock.now();
  const isLate = now.getTime() - requestedAt.getTime() > reportedWithin_ms;
  // A holder who is gone, or newer than the claim: removed, lapsed, verified anew, or another claim was first.
  const earlier = digits !== claimCode || isLate ? undefined : await callerIds.takeOver(request);
  if (!earlier) {
    await callerIds.dropClaim(request);
    return undefined;
  }
  const { holder, providerNumberId } = earlier;
  if (!(await callerIds.verify(request, { providerNumberId, at: now })))
    throw new Error("A number that was taken over has another holder");
  await outbox.add(claimMail("callerIdLost", holder, `${publicUrl}/settings`, number));
  await outbox.add(claimMail("callerIdGained", user, `${publicUrl}/settings`, number));
  return holder.id;
}
