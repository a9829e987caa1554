import type { Currency } from "#contract/money/currencies.ts";
import type { Transaction } from "#contract/money/wallet.ts";
import { byLocale, dateFormat, formatTime, numberFormat } from "#words/formats.ts";
import { formatMoney } from "#words/money.ts";
import { currentLanguage, t, tn } from "#words/translate.ts";

/** "Nov 05, 2026 3:07 PM" in English, elsewhere as its readers write it; in the reader's time zone unless one is given. */
export function formatDateTime(iso: string, timeZone?: string): string {
  const at = new Date(iso);
  const zone = timeZone && { timeZone };
  if (currentLanguage() !== "en") {
    return dateFormat({ dateStyle: "medium", timeStyle: "short", ...zone }).format(at);
  }
  const date = dateFormat({ month: "short", day: "2-digit", year: "numeric", ...zone }).format(at);
  return `${date} ${formatTime(at, timeZone)}`;
}

/** A day without a time, as published: "2026-11-20" -> "Nov 20, 2026". */
export function formatDay(day: string): string {
  return dateFormat({ dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
}

/** Whole seconds as mm:ss; from 100 minutes on the minutes take more digits. */
export function formatDuration(elapsed_s: number): string {
  const minutes = Math.floor(elapsed_s / 60);
  return `${String(minutes).padStart(2, "0")}:${String(elapsed_s % 60).padStart(2, "0")}`;
}

/** The time that a call can still last: "58 seconds", "1:38", "45 minutes", "2 h 5 min". Rounded to the nearest minute from two on. */
export function formatTalkTime(talk_s: number): string {
  if (talk_s < 60) return tn(talk_s, "{n} second", "{n} seconds");
  if (talk_s < 120) return `1:${String(talk_s - 60).padStart(2, "0")}`;
  const minutes = Math.round(talk_s / 60);
  if (minutes < 60) return tn(minutes, "{n} minute", "{n} minutes");
  const values = { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) };
  return minutes % 60 === 0 ? t("{hours} h", values) : t("{hours} h {minutes} min", values);
}

/** Talk time in begun minutes, for a small place: "38 min". */
export function formatMinutesBriefly(talk_s: number): string {
  const minutes = { style: "unit", unit: "minute", unitDisplay: "short" } as const;
  return numberFormat(minutes).format(Math.ceil(talk_s / 60));
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

export function formatTransactionAmount(row: Pick<Transaction, "type" | "amount" | "currency">): string {
  return formatMoney(signedAmount(row), row.currency);
}

export function formatTransactionCredits(row: Pick<Transaction, "type" | "credits">): string {
  return numberFormat({ maximumFractionDigits: 3, signDisplay: "exceptZero" }).format(signedCredits(row));
}

const currencyNames = byLocale((locale) => new Intl.DisplayNames(locale, { type: "currency" }));

/** A currency by its code: "British Pound (GBP)". */
export function currencyName(currency: Currency): string {
  return `${currencyNames().of(currency)} (${currency})`;
}
