import { invalidRequest } from "./stripe-error.ts";

/** A decoded parameter: a text, or named parts. The parts of a list are named 0, 1, 2. */
export type FormValue = string | FormParts;
export type FormParts = Map<string, FormValue>;

const maximumPairs = 1_000;
const maximumDepth = 6;

/**
 * Decodes Stripe's nested form encoding: `a[b]=1&c[]=2&c[]=3`. Uses maps, in which names such as `__proto__` have no
 * special meaning.
 * @throws StripeError for too many or too deep parameters, and for a text that also has parts.
 */
export function decodeForm(encoded: string): FormParts {
  const form: FormParts = new Map();
  let count = 0;
  for (const [name, value] of new URLSearchParams(encoded)) {
    count += 1;
    if (count > maximumPairs) throw invalidRequest("Too many parameters.");
    put(form, pathOf(name), value);
  }
  return form;
}

function pathOf(name: string): string[] {
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (first === undefined || rest === undefined) throw invalidRequest(`Invalid parameter name: ${name}`);
  const path = [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), (match) => match[1] ?? "")];
  if (path.length > maximumDepth) throw invalidRequest(`Parameter is nested too deeply: ${name}`);
  return path;
}

function put(form: FormParts, path: string[], value: string): void {
  let parts = form;
  for (const step of path.slice(0, -1)) {
    const next = parts.get(step) ?? new Map<string, FormValue>();
    if (typeof next === "string") throw invalidRequest(`Invalid parameters: ${path[0]} has two shapes.`);
    parts.set(step, next);
    parts = next;
  }
  const last = path.at(-1) ?? "";
  const key = last === "" ? String(parts.size) : last;
  if (typeof parts.get(key) === "object") {
    throw invalidRequest(`Invalid parameters: ${path[0]} has two shapes.`);
  }
  parts.set(key, value);
}
