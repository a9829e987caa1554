import { creditsFromMillicredits } from "#contract/money/money.ts";
import { inWords } from "#web/admin/lib/in-words.ts";
import { creditsInWords } from "#words/money.ts";

export interface ReadableChange {
  field: string;
  /** Undefined where the state did not have the field. */
  before: string | undefined;
  after: string | undefined;
}

type State = Readonly<Record<string, unknown>> | null;

/** The fields of the states before and after an act, those of a nested state after its name. */
export function readableChanges(before: State, after: State): ReadableChange[] {
  const [old, changed] = [flat(before ?? {}), flat(after ?? {})];
  return [...new Set([...old.keys(), ...changed.keys()])].map((path) => ({
    field: fieldWords(path),
    before: old.has(path) ? valueWords(path, old.get(path)) : undefined,
    after: changed.has(path) ? valueWords(path, changed.get(path)) : undefined,
  }));
}

function flat(state: object, above = ""): Map<string, unknown> {
  const fields = Object.entries(state).flatMap(([name, value]): [string, unknown][] => {
    const path = above ? `${above}.${name}` : name;
    return isState(value) ? [...flat(value, path)] : [[path, value]];
  });
  return new Map(fields);
}

function isState(value: unknown): value is object {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}

/** The units stand in the value. */
function fieldWords(path: string): string {
  return path
    .split(".")
    .map((name) => inWords(name.replace(/_(mc|s)$/, "")))
    .join(": ");
}

function valueWords(path: string, value: unknown): string {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && path.endsWith("_mc"))
    return creditsInWords(creditsFromMillicredits(value));
  if (typeof value === "number" && path.endsWith("_s")) return `${value} s`;
  if (typeof value === "string")
    return isMoment(value) ? `${value.slice(0, 19).replace("T", " ")} UTC` : value;
  return JSON.stringify(value);
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);
}
