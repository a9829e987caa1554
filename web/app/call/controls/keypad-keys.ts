import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";

/** The twelve keys of a telephone, in their order from left to right, which is the same in every language. */
export const keypadKeys = [
  { key: "1", letters: "" },
  { key: "2", letters: "ABC" },
  { key: "3", letters: "DEF" },
  { key: "4", letters: "GHI" },
  { key: "5", letters: "JKL" },
  { key: "6", letters: "MNO" },
  { key: "7", letters: "PQRS" },
  { key: "8", letters: "TUV" },
  { key: "9", letters: "WXYZ" },
  { key: "*", letters: "" },
  { key: "0", letters: "" },
  { key: "#", letters: "" },
] as const;

const names: Readonly<Record<string, Sentence>> = { "*": "Star", "#": "Hash" };

/** The key's name for a screen reader. */
export function keyName(key: string): string {
  const name = names[key];
  return name === undefined ? key : t(name);
}

export const keyStyle =
  "flex min-h-14 flex-col items-center justify-center rounded-control bg-sunken font-semibold text-xl leading-none transition-colors hover:bg-accent-soft active:bg-accent active:text-on-accent";
export const lettersStyle = "mt-1 text-ink-soft text-xs leading-none tracking-widest";
