/**
 * Declares an endpoint's parameters once: names, shapes and what is required. Everything else is refused as Stripe
 * refuses it, so a typing error in the app shows here before it reaches production.
 */
import type { FormParts, FormValue } from "./form-encoding.ts";
import { invalidRequest, type StripeError } from "./stripe-error.ts";

export type Read<T> = (value: FormValue, name: string) => T;

export interface Field<T> {
  readonly read: Read<T>;
  readonly required: boolean;
}
type Fields = Record<string, Field<unknown>>;
export type Values<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

export const required = <T>(read: Read<T>): Field<T> => ({ read, required: true });
export const optional = <T>(read: Read<T>): Field<T | undefined> => ({ read, required: false });

/** A parameter that the API no longer takes. */
export function removed(error: () => StripeError): Read<never> {
  return () => {
    throw error();
  };
}

/** A text with at least one character. */
export function text(maximum = 5_000): Read<string> {
  return (value, name) => {
    if (typeof value !== "string") throw invalidRequest(`Invalid string: ${name}`, { param: name });
    if (value === "") throw emptyParameter(name);
    if (value.length > maximum) {
      throw invalidRequest(
        `Invalid ${name}: must be at most ${maximum} characters; you passed ${value.length} characters.`,
        { param: name, code: "parameter_invalid_string_too_long" },
      );
    }
    return value;
  };
}

/** https://docs.stripe.com/error-codes#email-invalid */
export const email: Read<string> = (value, name) => {
  const address = text(512)(value, name);
  if (/^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/.test(address)) return address;
  throw invalidRequest(`Invalid email address: ${address}`, { param: name, code: "email_invalid" });
};

export const integer: Read<number> = (value, name) => {
  const digits = text()(value, name);
  if (!/^-?\d{1,15}$/.test(digits)) {
    throw invalidRequest(`Invalid integer: ${digits}`, { param: name, code: "parameter_invalid_integer" });
  }
  return Number(digits);
};

export const boolean: Read<boolean> = (value, name) => {
  const word = text()(value, name);
  if (word !== "true" && word !== "false") throw invalidRequest(`Invalid boolean: ${word}`, { param: name });
  return word === "true";
};

export function oneOf<const W extends string>(...words: W[]): Read<W> {
  return (value, name) => {
    const given = text()(value, name);
    const word = words.find((candidate) => candidate === given);
    if (word === undefined) {
      throw invalidRequest(`Invalid ${name}: must be one of ${words.join(", ")}`, { param: name });
    }
    return word;
  };
}

export function list<T>(read: Read<T>, maximum = 20): Read<T[]> {
  return (value, name) => {
    if (typeof value === "string" || value.size > maximum) {
      throw invalidRequest(`Invalid array`, { param: name });
    }
    return Array.from(value, ([index, item]) => read(item, `${name}[${index}]`));
  };
}

/** The caller's own notes: up to 50 pairs. An empty value removes its key, as with Stripe. */
export const metadata: Read<Record<string, string>> = (value, name) => {
  if (value === "") return {};
  if (typeof value === "string") throw invalidRequest("Invalid hash", { param: name });
  if (value.size > 50) throw invalidRequest("Metadata can have at most 50 keys.", { param: name });
  const entries = Array.from(value, ([key, note]): [string, string] => {
    const param = `${name}[${key}]`;
    if (typeof note !== "string") throw invalidRequest("Metadata values must be strings.", { param });
    if (key.length > 40) throw invalidRequest("Metadata keys can have up to 40 characters.", { param });
    if (note.length > 500) throw invalidRequest("Metadata values can have up to 500 characters.", { param });
    return [key, note];
  });
  return Object.fromEntries(entries.filter(([, note]) => note !== ""));
};

/** Named parts; an unknown part is refused. */
export function object<F extends Fields>(fields: F): Read<Values<F>> {
  return (value, name) => {
    if (typeof value === "string") throw invalidRequest("Invalid object", { param: name });
    return readFields(value, fields, (part) => `${name}[${part}]`);
  };
}

/**
 * Reads the parameters of one request.
 * @throws StripeError `parameter_unknown`, `parameter_missing`, or the fault of a value.
 */
export function readParameters<F extends Fields>(form: FormParts, fields: F): Values<F> {
  return readFields(form, fields, (name) => name);
}

function readFields<F extends Fields>(
  parts: FormParts,
  fields: F,
  nameOf: (part: string) => string,
): Values<F> {
  const unknown = [...parts.keys()].filter((part) => !Object.hasOwn(fields, part));
  if (unknown.length > 0) throw unknownParameters(unknown.map(nameOf));
  const values = Object.entries(fields).map(([part, field]) => {
    const value = parts.get(part);
    if (value !== undefined) return [part, field.read(value, nameOf(part))];
    if (field.required) throw missingParameter(nameOf(part));
    return [part, undefined];
  });
  return Object.fromEntries(values) as Values<F>;
}

function unknownParameters(names: string[]): StripeError {
  const [param = ""] = names;
  return invalidRequest(`Received unknown parameter${names.length > 1 ? "s" : ""}: ${names.join(", ")}`, {
    code: "parameter_unknown",
    param,
  });
}

export function missingParameter(param: string): StripeError {
  return invalidRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param });
}

function emptyParameter(name: string): StripeError {
  return invalidRequest(
    `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
    { code: "parameter_invalid_empty", param: name },
  );
}
