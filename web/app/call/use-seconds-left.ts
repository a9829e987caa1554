import { useSyncExternalStore } from "react";
import { inCallMessages } from "#contract/messages/in-call-messages.ts";
import type { Message } from "#contract/messages/message.ts";
import type { CallRate } from "#contract/money/pricing.ts";
import { type CallCaps, type TalkTime, talkTime } from "#contract/money/talk-time.ts";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { formatTalkTime } from "#web/kit/wording/format.ts";
import { useTariff } from "#web/number/tariff/price-queries.ts";
import type { Phone } from "#web/phone/phone.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import type { CallNotes, CallNotesStore } from "./call-notes.ts";

interface CurrentCall {
  phone: Phone;
  notes: CallNotesStore;
}

/** Seconds that the credits last by the server's figure; null until it arrives. */
export function useKnownSecondsLeft({ phone, notes }: CurrentCall): number | null {
  // The phone changes every second of a call.
  const { providerCallId } = usePhone(phone);
  const current = useNotes(notes);
  if (current.cutoffAt_ms === null || current.providerCallId !== providerCallId) return null;
  return Math.max(0, Math.round((current.cutoffAt_ms - performance.now()) / 1_000));
}

/** The price that the server agreed to; until the server says it, the price of the number in the tariff. */
export function useAgreedRate({ phone, notes }: CurrentCall): CallRate | undefined {
  const { providerCallId, number } = usePhone(phone);
  const said = useNotes(notes);
  const { data: quote, isPlaceholderData } = useTariff(number);
  if (said.rate !== null && said.providerCallId === providerCallId) return said.rate;
  return isPlaceholderData ? undefined : quote?.rate;
}

/** Seconds until the call must end: the server's figure, or else one from price, balance and limits. */
export function useSecondsLeft(call: CurrentCall): number | null {
  const { elapsed_s } = usePhone(call.phone);
  const known_s = useKnownSecondsLeft(call);
  const longest = useTalkTime(call);
  if (known_s !== null) return known_s;
  return longest && Math.max(0, longest.seconds - elapsed_s);
}

/** The time that the call can last as a whole; null until price and balance are known, and for a debt. */
function useTalkTime(call: CurrentCall): TalkTime | null {
  const rate = useAgreedRate(call);
  const caps = useCaps(call);
  const { data: credits } = useCredits();
  if (!rate || credits === undefined || credits < 0) return null;
  return talkTime(rate, credits, caps);
}

function useCaps({ phone }: CurrentCall): CallCaps | undefined {
  const { data: quote, isPlaceholderData } = useTariff(usePhone(phone).number);
  return isPlaceholderData ? undefined : quote?.caps;
}

/** The sentences about the time that is left, which name the limit that ends the call. */
export function useLeftMessages(call: CurrentCall): LeftMessages {
  const endedBy = useTalkTime(call)?.endedBy;
  const caps = useCaps(call);
  if (endedBy === "longest_call" && caps) {
    const limit = formatTalkTime(caps.longestCall_s);
    const ends = (time: string) => inCallMessages.endsByLimit(time, limit);
    return { timeLeft: ends, warning: ends };
  }
  if (endedBy === "spending_limit") {
    return { timeLeft: inCallMessages.spendingLeft, warning: inCallMessages.spendingWarning };
  }
  return { timeLeft: inCallMessages.minutesLeft, warning: inCallMessages.warning };
}

interface LeftMessages {
  timeLeft: (time: string) => Message;
  warning: (time: string) => Message;
}

export function useNotes(notes: CallNotesStore): CallNotes {
  return useSyncExternalStore(notes.subscribe, notes.snapshot);
}
