import { withheldNumber } from "#contract/calls/call-status.ts";
import {
  mostBlockedCallers,
  type UnwantedCalls,
  unwantedCallMessages,
} from "#contract/calls/unwanted-calls.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { CallNumber } from "#domain/calls/call.ts";
import type { Connection } from "#domain/runtime.ts";
import type { Publish } from "#domain/user-events.ts";

/** Each method is one statement. */
export interface UnwantedCallStore {
  read(userId: string): Promise<UnwantedCalls>;
  /** False when the caller is blocked already, or as many as `most` are. */
  block(userId: string, number: E164, most: number): Promise<boolean>;
  unblock(userId: string, number: E164): Promise<void>;
  choose(userId: string, choice: Pick<UnwantedCalls, "blockedCalls" | "withheldCalls">): Promise<void>;
}

export interface UnwantedCallDeps {
  connection: Connection<UnwantedCallStore>;
  publish: Publish;
}

/** Decides by the caller's number alone; one who shows another number is another caller. */
export function reachOf(unwanted: UnwantedCalls, from: CallNumber): UnwantedCalls["withheldCalls"] {
  if (from === withheldNumber) return unwanted.withheldCalls;
  // A caller may have been blocked as the carrier showed the number, before it was read.
  const isBlocked = unwanted.blockedCallers.some((number) => number === from || readNumber(number) === from);
  return isBlocked ? unwanted.blockedCalls : "ring";
}

export async function chooseReach(
  { connection, publish }: UnwantedCallDeps,
  userId: string,
  choice: Pick<UnwantedCalls, "blockedCalls" | "withheldCalls">,
): Promise<UnwantedCalls> {
  return connection(async (store) => {
    await store.choose(userId, choice);
    publish({ userId }, { type: "settings" });
    return store.read(userId);
  });
}

/** A number that called is blocked as it was shown, also one that could not be called back. Refuses what is no number, and `too_many_blocked_callers`. */
export async function blockCaller(
  { connection, publish }: UnwantedCallDeps,
  userId: string,
  { number: text, isBlocked }: { number: string; isBlocked: boolean },
): Promise<UnwantedCalls | Refusal> {
  const number = e164Schema.safeParse(text).data ?? readNumber(text);
  if (isRefusal(number)) return number;
  return connection(async (store) => {
    if (!isBlocked) await store.unblock(userId, number);
    const isChanged = isBlocked && (await store.block(userId, number, mostBlockedCallers));
    const unwanted = await store.read(userId);
    if (isBlocked && !unwanted.blockedCallers.includes(number)) {
      const message = unwantedCallMessages.tooMany(mostBlockedCallers);
      return refuse("too_many_blocked_callers", { message });
    }
    if (isChanged || !isBlocked) publish({ userId }, { type: "settings" });
    return unwanted;
  });
}
