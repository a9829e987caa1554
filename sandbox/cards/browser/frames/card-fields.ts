import type { StripeJsError } from "#sandbox/cards/browser/protocol.ts";
import { brandRule, fullYear, isExpired, passesLuhn } from "#sandbox/cards/methods/card-rules.ts";

export interface FieldRule {
  name: "number" | "expiry" | "cvc";
  /** Stripe's own texts. */
  incomplete: StripeJsError;
  /** Formats the typed text; `number` is the card number in the field beside it. */
  format(typed: string, number: string): string;
  isComplete(value: string, number: string): boolean;
  /** The fault of a complete value, null when there is none. */
  fault(value: string, number: string, now: Date): StripeJsError | null;
}

export const digitsOf = (text: string): string => text.replace(/\D/g, "");

const numberRule: FieldRule = {
  name: "number",
  incomplete: validationError("incomplete_number", "Your card number is incomplete."),
  format(typed) {
    const digits = digitsOf(typed);
    const { groups, lengths } = brandRule(digits);
    const shortened = digits.slice(0, Math.max(...lengths));
    const parts: string[] = [];
    let start = 0;
    for (const size of groups) {
      if (start < shortened.length) parts.push(shortened.slice(start, start + size));
      start += size;
    }
    return parts.join(" ");
  },
  isComplete(value) {
    const digits = digitsOf(value);
    return brandRule(digits).lengths.includes(digits.length);
  },
  fault: (value) =>
    passesLuhn(digitsOf(value)) ? null : validationError("invalid_number", "Your card number is invalid."),
};

const expiryRule: FieldRule = {
  name: "expiry",
  incomplete: validationError("incomplete_expiry", "Your card's expiration date is incomplete."),
  format(typed) {
    // Shortens the full year that autofill gives. A month above 1 needs no leading zero.
    const short = typed.replace(/^(\d{1,2})\s*\/\s*20(\d{2})$/, "$1/$2");
    const digits = digitsOf(/^\s*([2-9]|1\s*\/)/.test(short) ? `0${short}` : short).slice(0, 4);
    return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
  },
  isComplete: (value) => digitsOf(value).length === 4,
  fault(value, _number, now) {
    const { month, year } = expiryOf(value);
    if (month < 1 || month > 12) {
      return validationError("invalid_expiry_month", "Your card's expiration date is invalid.");
    }
    if (year < now.getFullYear()) {
      return validationError("invalid_expiry_year_past", "Your card's expiration year is in the past.");
    }
    if (isExpired(month, year, now)) {
      return validationError("invalid_expiry_month_past", "Your card's expiration date is in the past.");
    }
    return year > now.getFullYear() + 50
      ? validationError("invalid_expiry_year", "Your card's expiration year is invalid.")
      : null;
  },
};

const cvcRule: FieldRule = {
  name: "cvc",
  incomplete: validationError("incomplete_cvc", "Your card's security code is incomplete."),
  format: (typed, number) => digitsOf(typed).slice(0, brandRule(digitsOf(number)).cvcLength),
  isComplete: (value, number) => value.length === brandRule(digitsOf(number)).cvcLength,
  fault: () => null,
};

export const fieldRules: readonly FieldRule[] = [numberRule, expiryRule, cvcRule];

/** "04 / 30" -> April 2030. */
export function expiryOf(value: string): { month: number; year: number } {
  const digits = digitsOf(value);
  return { month: Number(digits.slice(0, 2)), year: fullYear(Number(digits.slice(2, 4))) };
}

function validationError(code: string, message: string): StripeJsError {
  return { type: "validation_error", code, message };
}
