import { type Currency, formatMoney } from "#contract/currencies.ts";
import { formatCredits } from "#contract/money.ts";
import type { Transaction } from "#contract/payments.ts";
import { tn } from "#words/translate.ts";

/** A moment as 'MMM dd, yyyy h:mm a': "Nov 05, 2026 3:07 PM", in the reader's time zone unless one is given. */
export function formatDateTime(iso: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "2-digit",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    ...(timeZone && { timeZone }),
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(iso)).map((part) => [part.type, part.value]),
  );
  return `${parts.month} ${parts.day}, ${parts.year} ${parts.hour}:${parts.minute} ${parts.dayPeriod}`;
}

/** A day without a time, as published: "2026-11-20" -> "Nov 20, 2026". */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
}

/** Whole seconds as mm:ss; from 100 minutes on the minutes take more digits. */
export function formatDuration(elapsed_s: number): string {
  const minutes = Math.floor(elapsed_s / 60);
  return `${String(minutes).padStart(2, "0")}:${String(elapsed_s % 60).padStart(2, "0")}`;
}

/** A time in whole minutes: "1 minute", "333 minutes". */
export function formatMinutes(duration_s: number): string {
  const minutes = Math.floor(duration_s / 60);
  return tn(minutes, "{n} minute", "{n} minutes");
}

/** How long a balance lasts, in whole minutes: "45 minutes", "2 h 5 min". */
export function formatTalkTime(talk_s: number): string {
  const minutes = Math.floor(talk_s / 60);
  if (minutes < 60) return formatMinutes(talk_s);
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

const leavesTheAccount = (type: Transaction["type"]) => type === "call" || type === "usage";

/** A row's money, negative for calls and usage. */
export function signedAmount({ type, amount }: Pick<Transaction, "type" | "amount">): number {
  return leavesTheAccount(type) ? -Math.abs(amount) : amount;
}

/** A row's credits, negative for calls and usage. */
export function signedCredits({ type, credits }: Pick<Transaction, "type" | "credits">): number {
  return leavesTheAccount(type) ? -Math.abs(credits) : credits;
}

/** A row's money with its sign and currency. */
export function formatTransactionAmount(row: Pick<Transaction, "type" | "amount" | "currency">): string {
  return formatMoney(signedAmount(row), row.currency);
}

/** A row's credits with their sign. */
export function formatTransactionCredits(row: Pick<Transaction, "type" | "credits">): string {
  const credits = signedCredits(row);
  return credits > 0 ? `+${formatCredits(credits)}` : formatCredits(credits);
}

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The name of a country by its ISO code; the code itself when the browser knows no name. */
export function countryName(code: string): string {
  return countryNames.of(code) ?? code;
}

/** A currency by its code: "British Pound (GBP)". */
export function currencyName(currency: Currency): string {
  return `${new Intl.DisplayNames("en", { type: "currency" }).of(currency)} (${currency})`;
}
