import type { ActingRole } from "#contract/operators/permissions.ts";

/** Fields that hold a number, or the text that was dialled for one. */
const numberField = /^(number|dialled)$/;
/** The words of people, which stay as they wrote them, and the first digits that alarms are about. */
const wordsField = /^(message|subject|answer)$/;
/** Digits, and the letters of a number that is spelled. */
const dialled = /[\p{L}\p{Nd}]/gu;
const e164 = /\+\d{7,15}/g;

/** A result as a role reads it: support reads masked numbers, and finds a user by a whole number that it knows. */
export function shownTo<T>(role: ActingRole, result: T): T {
  return role === "support" ? masked(result) : result;
}

/** Keeps the first two and the last two characters that are dialled. */
function maskNumber(number: string): string {
  const most = number.match(dialled)?.length ?? 0;
  let count = 0;
  return number.replace(dialled, (one) => {
    count += 1;
    return count <= 2 || count > most - 2 ? one : "•";
  });
}

function masked<T>(value: T, field?: string): T;
function masked(value: unknown, field = ""): unknown {
  if (typeof value === "string") {
    if (wordsField.test(field)) return value;
    return numberField.test(field) ? maskNumber(value) : value.replace(e164, maskNumber);
  }
  if (Array.isArray(value)) return value.map((one) => masked(one, field));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, masked(part, name)]));
}

/** False for dates and the like, which hold no number. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
