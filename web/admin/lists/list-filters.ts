import * as z from "zod/mini";
import { type ListFilters, type ListName, listFilterSchema, lists } from "#contract/operators/lists.ts";
import { minorOf } from "#web/admin/lib/money.ts";

/** Days of the operator's own time zone, both included. They stand in the page's address as they were typed. */
const daySchema = z.iso.date();

/** The names of a list's fields in the address, those of amounts and days as people type them. */
const fieldNames = [
  "from",
  "to",
  "user",
  "country",
  "state",
  "brand",
  "assigned",
  "failure",
  "currency",
  "min",
  "max",
] as const;
export type FieldName = (typeof fieldNames)[number];

/** The filters of an address. A text that is none of a field is left out, as one that the list does not have. */
export function filtersOf(list: ListName, address: URLSearchParams): ListFilters {
  const text = (name: FieldName) => address.get(name) || undefined;
  const currency = listFilterSchema.shape.currency.safeParse(text("currency")).data;
  const minor = (name: FieldName) =>
    currency === undefined ? undefined : minorOf(text(name) ?? "", currency);
  const typed: Record<keyof ListFilters, unknown> = {
    since: startOf(text("from")),
    until: startOf(text("to"), 1),
    user: text("user"),
    country: countryOf(text("country")),
    state: text("state"),
    brand: text("brand"),
    assigned: text("assigned"),
    failure: text("failure"),
    currency,
    from_minor: minor("min"),
    to_minor: minor("max"),
  };
  const own: readonly string[] = ["since", "until", ...lists[list].filters];
  const valid = Object.entries(listFilterSchema.shape).flatMap(([name, schema]) => {
    const value = typed[name as keyof ListFilters];
    return own.includes(name) && value !== undefined && schema.safeParse(value).success
      ? [[name, value]]
      : [];
  });
  return listFilterSchema.parse(Object.fromEntries(valid));
}

/** The code of ISO 3166 for one in any letter case, or for another one that Unicode reads as it: "uk" is "GB". */
function countryOf(typed: string | undefined): string | undefined {
  return typed && /^[a-z]{2}$/i.test(typed) ? new Intl.Locale(`und-${typed}`).region : undefined;
}

/** The first moment of a day of the browser's time zone, or of one so many days later. */
function startOf(day: string | undefined, later_days = 0): string | undefined {
  if (!daySchema.safeParse(day).success) return undefined;
  const [year = 0, month = 1, date = 1] = (day ?? "").split("-").map(Number);
  return new Date(year, month - 1, date + later_days).toISOString();
}

/** A day of the browser's time zone as a field of dates has it, so many days before another. */
function dayBefore(now: Date, earlier_days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - earlier_days);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

export function usualPeriods(now: Date): readonly { name: string; from: string; to: string }[] {
  const [today, yesterday] = [dayBefore(now, 0), dayBefore(now, 1)];
  return [
    { name: "Today", from: today, to: today },
    { name: "Yesterday", from: yesterday, to: yesterday },
    { name: "Last 7 days", from: dayBefore(now, 6), to: today },
  ];
}

/** The address with these fields, of which empty ones are left out. */
export function withFields(
  address: URLSearchParams,
  fields: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(fields)) {
    if (value.trim() === "") next.delete(name);
    else next.set(name, value.trim());
  }
  return next;
}

/** Keys of the chosen columns, in the list's order; those of `usual` unless the address has others. */
export function chosenColumns(
  address: URLSearchParams,
  all: readonly string[],
  usual: readonly string[],
): string[] {
  const chosen = address.get("columns")?.split(",") ?? usual;
  const own = all.filter((key) => chosen.includes(key));
  return own.length > 0 ? own : [...usual];
}
