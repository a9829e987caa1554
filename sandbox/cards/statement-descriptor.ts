import type { Read } from "./api/parameters.ts";
import { text } from "./api/parameters.ts";
import { invalidRequest } from "./api/stripe-error.ts";

/** The shortened descriptor of the sandbox's account. */
const prefix = "SANDBOX";
const longest = 22;

/** The rules of https://docs.stripe.com/get-started/account/statement-descriptors, each with its own refusal. */
export const statementSuffix: Read<string> = (value, name) => {
  const suffix = text(longest)(value, name);
  if (!/^[ -~]+$/.test(suffix)) throw refused(name, "may only contain Latin characters");
  if (/[<>\\'"*]/.test(suffix))
    throw refused(name, "may not contain any of the characters <, >, \\, ', \", *");
  if (!/[A-Za-z]/.test(suffix)) throw refused(name, "must contain at least one letter");
  return suffix;
};

/** The text that the cardholder reads: banks cut what is longer. */
export function statementDescriptor(suffix: string | null): string {
  const whole = suffix === null ? prefix : `${prefix}* ${suffix}`;
  return whole.toUpperCase().slice(0, longest);
}

function refused(name: string, rule: string) {
  return invalidRequest(`Invalid ${name}: the statement descriptor suffix ${rule}.`, { param: name });
}
