import { creditsFromMillicredits } from "#contract/money/money.ts";

/** A value as replies carry it: moments as texts of ISO 8601, and each `cost_mc` as `cost`, in credits. */
export type Wire<Value> = Value extends string
  ? Value
  : Value extends Date
    ? string
    : Value extends readonly (infer Item)[]
      ? Wire<Item>[]
      : Value extends object
        ? { [Field in keyof Value as Field extends `${infer Name}_mc` ? Name : Field]: Wire<Value[Field]> }
        : Value;

/** Puts a value into the form of replies. A reply's schema leaves out the fields that it does not name. */
export function toWire<Value>(value: Value): Wire<Value>;
export function toWire(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => toWire(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => {
      if (!field.endsWith("_mc")) return [field, toWire(part)];
      return [field.slice(0, -3), typeof part === "number" ? creditsFromMillicredits(part) : part];
    }),
  );
}
