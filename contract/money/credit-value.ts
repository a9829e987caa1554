/** The worth of a credit: chosen by the operator before anything is sold, and the same in a process as long as it runs. */
import { millicreditsPerCredit } from "./money.ts";

/** With each of them a cent is worth whole tenths of a credit, so purchases have exact prices: domain/money/price.ts. */
export const creditValues = [10, 20, 50, 100] as const;
export const centsPerUsd = 100;

/** Until an operator chooses another. */
export const firstCreditsPerUsd = 10;

let value: number = firstCreditsPerUsd;

export function creditsPerUsd(): number {
  return value;
}

/** For the start of a process, before anything is priced. */
export function setCreditsPerUsd(credits: number = firstCreditsPerUsd): void {
  value = credits;
}

export function millicreditsPerUsd(): number {
  return value * millicreditsPerCredit;
}

export function usd_e6PerMillicredit(): number {
  return 1_000_000 / millicreditsPerUsd();
}

export function millicreditsPerCent(): number {
  return millicreditsPerUsd() / centsPerUsd;
}
