import { useSyncExternalStore } from "react";
import { millicreditsFromCredits } from "#contract/money.ts";
import { maximumCallSeconds } from "#contract/pricing.ts";
import { useCredits } from "#web/lib/user-queries.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { useTariff } from "#web/tariff/price-queries.ts";
import type { CallNotes } from "./call-notes.ts";
import type { CallSession } from "./call-session.tsx";

/** Longer than this nobody counts. */
const longest_s = 24 * 3_600;

/**
 * How long the credits last, while a call is on: as the server says, and until it has said so by the same price and
 * balance as before the call. Null when it is not known or is more than a day.
 */
export function useSecondsLeft({ phone, notes }: CallSession): number | null {
  const { elapsed_s, providerCallId, number } = usePhone(phone);
  const said = useNotes(notes);
  const { data: quote } = useTariff(number);
  const { data: credits } = useCredits();
  if (said.cutoffAt_ms !== null && said.providerCallId === providerCallId) {
    const left_s = Math.max(0, Math.round((said.cutoffAt_ms - Date.now()) / 1_000));
    return left_s < longest_s ? left_s : null;
  }
  if (!quote || credits === undefined || credits < 0) return null;
  const total_s = maximumCallSeconds(quote.rate, millicreditsFromCredits(credits), longest_s);
  return total_s < longest_s ? Math.max(0, total_s - elapsed_s) : null;
}

export function useNotes(notes: CallSession["notes"]): CallNotes {
  return useSyncExternalStore(notes.subscribe, notes.snapshot);
}
