import type { E164 } from "#contract/numbers/phone-number.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";

/** A caller's input: a number, or the text that is no number and its refusal. */
export type Dialled = E164 | { text: string; refusal: Refusal };

export function readDialled(text: string): Dialled {
  const number = readNumber(text);
  return isRefusal(number) ? { text, refusal: number } : number;
}
