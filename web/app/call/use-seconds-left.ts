import { useSyncExternalStore } from "react";
import { millicreditsFromCredits } from "#contract/money/money.ts";
import { type CallRate, maximumCallSeconds } from "#contract/money/pricing.ts";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { formatTalkTime } from "#web/kit/wording/format.ts";
import { useTariff } from "#web/number/tariff/price-queries.ts";
import type { Phone } from "#web/phone/phone.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { tn } from "#words/translate.ts";
import type { CallNotes, CallNotesStore } from "./call-notes.ts";

/** Longer times are not shown. */
const longest_s = 24 * 3_600;

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

/**
 * Seconds that the credits last during a call: the server's figure, or until it arrives a figure from price and balance.
 * Null when unknown or more than a day.
 */
export function useSecondsLeft(call: CurrentCall): number | null {
  const { elapsed_s } = usePhone(call.phone);
  const known_s = useKnownSecondsLeft(call);
  const rate = useAgreedRate(call);
  const { data: credits } = useCredits();
  if (known_s !== null) return known_s < longest_s ? known_s : null;
  if (!rate || credits === undefined || credits < 0) return null;
  const total_s = maximumCallSeconds(rate, millicreditsFromCredits(credits), longest_s);
  return total_s < longest_s ? Math.max(0, total_s - elapsed_s) : null;
}

export function useNotes(notes: CallNotesStore): CallNotes {
  return useSyncExternalStore(notes.subscribe, notes.snapshot);
}

/** Seconds below two minutes, where minutes would be too coarse. */
export function talkTime(left_s: number): string {
  return left_s < 120 ? tn(left_s, "{n} second", "{n} seconds") : formatTalkTime(left_s);
}
