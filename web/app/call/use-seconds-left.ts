import { useSyncExternalStore } from "react";
import { inCallMessages } from "#contract/messages/call-messages.ts";
import type { Message } from "#contract/messages/message.ts";
import { type CallCaps, type TalkTime, talkTime } from "#contract/money/talk-time.ts";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { formatTalkTime } from "#web/kit/wording/format.ts";
import { useTariff } from "#web/number/tariff/price-queries.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import type { CallNotes, CallNotesStore } from "./call-notes.ts";

export interface CurrentCall {
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

/** The price of the call, the time until it must end, and sentences about that time, which name the limit that ends it. */
export function useTimeLeft(call: CurrentCall) {
  const { providerCallId, number, elapsed_s } = usePhone(call.phone);
  const notes = useNotes(call.notes);
  const known_s = useKnownSecondsLeft(call);
  const tariff = useTariff(number);
  const { data: credits } = useCredits();
  const quote = tariff.isPlaceholderData ? undefined : tariff.data;
  // Until the server says the price that it agreed to, the number's price in the tariff.
  const rate = (notes.providerCallId === providerCallId ? notes.rate : null) ?? quote?.rate;
  const isPayable = rate !== undefined && credits !== undefined && credits >= 0;
  const longest = isPayable ? talkTime(rate, credits, quote?.caps) : null;
  return {
    rate,
    /** By the server's figure, or else by price, balance and limits; null until they are known, and for a debt. */
    left_s: known_s ?? (longest && Math.max(0, longest.seconds - elapsed_s)),
    ...leftMessages(longest?.endedBy, quote?.caps),
  };
}

function leftMessages(endedBy: TalkTime["endedBy"] | undefined, caps: CallCaps | undefined): LeftMessages {
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
