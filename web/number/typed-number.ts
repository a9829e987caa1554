import { inAscii } from "#contract/ascii-text.ts";
import { divideDialString } from "#contract/numbers/dial-string.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { isInternational, nationalDigits, tidyNumber } from "#contract/numbers/tidy-number.ts";
import type { Refusal } from "#contract/refusals.ts";

/** Content of the dialler's field. It is read once a key, and all that the page shows and calls comes from here. */
export interface TypedNumber {
  /** Text of the field, spaced as the number's country writes it, without the plus. */
  readonly text: string;
  readonly reading: Reading;
  /** Digits of the number; while there is none, those of the text. */
  readonly digits: string;
  /** The number's country (ISO 3166-1 alpha-2); undefined while the digits leave it open. */
  readonly country: string | undefined;
  /** The country that the digits begin to name, earlier than `country`. */
  readonly begun: string | undefined;
  readonly chosen: string | undefined;
  /** The chosen country while its calling code stands before the digits; undefined for a number that came with its own. */
  readonly behind: string | undefined;
  /** A code that would hide or show the caller's number, and is not sent; empty for none. */
  readonly code: string;
  /** The keys for after the answer; empty for none. */
  readonly keys: string;
}

export type Reading =
  /** No attempt at a number: nothing, or words that search the contacts. */
  | { is: "none" }
  /** Not read yet, because the numbering plans are on their way. */
  | { is: "unread" }
  | ({ is: "number" } & NumberWithText)
  /** Numbers of several countries, or of one that the text does not name. None is called before the user chooses it. */
  | { is: "several"; choices: readonly NumberWithText[]; emergency?: EmergencyDialled | undefined }
  /** Not whole yet; `why` is the refusal of the text as it stands, and `missing` counts digits where the plan knows them. */
  | {
      is: "beginning" | "refused";
      why: Refusal;
      emergency?: EmergencyDialled | undefined;
      missing?: number | undefined;
    };

export interface NumberWithText {
  number: E164;
  /** Text of the field for the number as it is dialled: without a trunk zero. */
  text: string;
}

export interface EmergencyDialled {
  number: string;
  /** True when more digits can make a number that is none of emergency. */
  mayContinue: boolean;
}

export type TypedParts = ReturnType<typeof partsOf>;

/** A typed text in its parts: `shown` are the digits of the field, and `digits` those without an exit code. */
export function partsOf(typed: string) {
  const { code, keys, tail, number } = divideDialString(typed);
  const digits = tidyNumber(number);
  const national = nationalDigits(number);
  // 011 is an area code in some countries, and one of them may still be chosen.
  const shown = national?.startsWith("011") ? national : digits;
  /** All digits of the number, with those of an exit code. */
  const dialled = inAscii(number).replace(/\D/g, "");
  const parts = { code, keys, tail: spacedTail(tail), shown, digits, dialled };
  return { ...parts, isInternational: isInternational(number) };
}

/** Keys and pauses stand at the number, and an extension behind a space: ",,12#", " ext 12", " x12". */
function spacedTail(tail: string): string {
  return tail
    .replace(/[\s()[\]]/g, "")
    .replace(/^(?![pw]+\d)(\p{L}[\p{L}\p{M}]+[.:=]*)(?=\d)/iu, " $1 ")
    .replace(/^(?=[#x]\d)/i, " ");
}

/** Text of the field for a number's spaced digits, with the code before it and what is keyed behind it. */
export function fieldText(code: string, spaced: string, tail: string): string {
  return code === "" ? spaced + tail : `${code} +${spaced}${tail}`;
}

/** A typed text until the numbering plans are loaded: tidy, and without spaces. */
export function unreadNumber(typed: string, chosen: string | undefined): TypedNumber {
  const { code, keys, tail, shown, digits } = partsOf(typed);
  const reading = { is: isNoAttempt(digits) ? "none" : "unread" } as const;
  const text = fieldText(code, shown, tail);
  const open = { country: undefined, begun: undefined, behind: undefined };
  return { text, reading, digits, ...open, chosen, code, keys };
}

/** The one number that the text means; null for a text of none or several, and until it is read. */
export function numberOf({ reading }: TypedNumber): E164 | null {
  return reading.is === "number" ? reading.number : null;
}

/** True for words and for nothing. */
export const isNoAttempt = (digits: string) => /^(\p{L}\P{N}*)?$/u.test(digits);
