import fc from "fast-check";
import { z } from "zod";

/** Values that a schema of the contract takes, as JSON Schema describes them. */
interface Described {
  type?: string | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  anyOf?: Described[] | undefined;
  oneOf?: Described[] | undefined;
  allOf?: Described[] | undefined;
  properties?: Record<string, Described> | undefined;
  required?: string[] | undefined;
  items?: Described | undefined;
  maxItems?: number | undefined;
  pattern?: string | undefined;
  format?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
}

/** Values that a schema takes, or nearly: rules that JSON Schema cannot say are left to chance. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return arbitraryOf(described as Described);
}

const longest = 200;

function arbitraryOf(described: Described): fc.Arbitrary<unknown> {
  if ("const" in described) return fc.constant(described.const);
  if (described.enum) return fc.constantFrom(...described.enum);
  const choices = described.anyOf ?? described.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  switch (described.type) {
    case "object":
      return objects(described);
    case "array":
      return fc.array(arbitraryOf(described.items ?? {}), {
        maxLength: Math.min(described.maxItems ?? 3, 3),
      });
    case "string":
      return strings(described);
    case "integer":
      return fc.integer(boundsOf(described));
    case "number":
      return fc.double({ ...boundsOf(described), noNaN: true });
    case "boolean":
      return fc.boolean();
    default:
      return fc.jsonValue();
  }
}

function objects({ properties = {}, required = [] }: Described): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, arbitraryOf(value)]),
  );
  return fc.record(model, { requiredKeys: required });
}

function strings({ format, pattern, allOf, minLength = 0, maxLength = longest }: Described) {
  if (format === "email") return fc.emailAddress();
  if (format === "uuid") return fc.uuid();
  const expression = pattern ?? allOf?.find((part) => part.pattern)?.pattern;
  if (expression !== undefined) return fc.stringMatching(new RegExp(expression, "u"));
  return fc.string({
    unit: "grapheme",
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, longest)),
  });
}

function boundsOf({ minimum, exclusiveMinimum, maximum }: Described) {
  const limit = 1_000_000;
  return {
    min: Math.max(minimum ?? exclusiveMinimum ?? -limit, -limit),
    max: Math.min(maximum ?? limit, limit),
  };
}

const deep = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

/** Hostile replacements for a value: no honest client sends them. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 53,
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\u202e",
    "💥",
  ),
  fc.constantFrom<unknown>("x".repeat(50_000), "é".repeat(20_000), "9".repeat(5_000), [], {}, deep(500)),
  fc.constantFrom<unknown>(
    "'; DROP TABLE users; --",
    "%00",
    "../../etc/passwd",
    "{{7*7}}",
    "<script>",
    "1e309",
  ),
  fc.string({ unit: "binary", maxLength: longest }),
  fc.jsonValue(),
);

/** A value of the schema with one thing wrong, or with something that it does not know. */
export function nearlyValuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fc
    .tuple(valuesOf(schema), fc.nat(), hostile, fc.constantFrom("replace", "remove", "add", "whole"))
    .map(([value, index, wrong, change]) => {
      if (change === "whole" || typeof value !== "object" || value === null) return wrong;
      const fields = Object.keys(value);
      const field = fields[index % Math.max(1, fields.length)] ?? "unknown";
      if (change === "add") return { ...value, constructor: wrong, unknown: wrong };
      const { [field]: _, ...rest } = value as Record<string, unknown>;
      return change === "remove" ? rest : { ...rest, [field]: wrong };
    });
}

/** Bodies that are no JSON, or more than a schema says. */
export const rawBodies: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("", "null", "7", "[]", '"text"', "{", '{"a":', "\0", "email=ada@example.org", "{}{}"),
  fc.constantFrom("[".repeat(20_000) + "]".repeat(20_000), `{"a":"${"x".repeat(70_000)}"}`),
  fc.constantFrom('{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"a":1}}}', '{"a":1e309}'),
  fc.string({ unit: "binary", maxLength: longest }),
);

export const contentTypes = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
  "nonsense",
);

/** One part of a path, as it stands in the address. */
export const pathParts: fc.Arbitrary<string> = fc.oneof(
  fc.uuid(),
  fc.constantFrom(
    "%00",
    "%ff",
    "..%2f..",
    "x".repeat(3_000),
    "a%2Fb",
    "%",
    "-1",
    "null",
    "%F0%9F%92%A5",
    "CA0",
  ),
  fc
    .string({ unit: "binary", minLength: 1, maxLength: 60 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);
