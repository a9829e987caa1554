import metadata from "libphonenumber-js/max/metadata";
import { z } from "zod";
import "#contract/numbers/plan-changes.ts";
import { type NumberType, numberTypes } from "#domain/tariff/priced-countries.ts";
import { type Walk, walkPattern } from "./digit-pattern.ts";

/** The beginnings of a country's fixed and mobile numbers, read by the digits after the calling code. */
export interface PlanWalk {
  country: string;
  /** The digits that identify this country's numbers, where it has some of its own. */
  leading: Walk | undefined;
  fixed: Walk | undefined;
  mobile: Walk | undefined;
  /** Toll-free, shared-cost and company numbers, which only a row of their own prices. */
  special: Walk | undefined;
}

/** The library's metadata, version 4: a country is a list; 10 holds its leading digits, 11 its kinds of numbers. */
const countryPosition = { leading: 10, types: 11 } as const;
/** Toll-free, company (UAN) and shared-cost numbers among the kinds. */
const specialPositions = [2, 6, 9] as const;
const typesSchema = z.array(z.union([z.tuple([z.string()], z.unknown()), z.literal(0), z.null()]));
const leadingSchema = z.union([z.string(), z.literal(0), z.undefined()]);
const metadataSchema = z.object({
  version: z.literal(4),
  country_calling_codes: z.record(z.string(), z.array(z.string())),
  countries: z.record(z.string(), z.array(z.unknown())),
});

/**
 * Returns the calling codes of countries, each with its plans in the library's order.
 * @throws when the metadata has another form than the one read here.
 */
export function numberingPlans(): Map<string, PlanWalk[]> {
  const { country_calling_codes, countries } = metadataSchema.parse(metadata);
  return new Map(
    Object.entries(country_calling_codes).map(([callingCode, members]) => [
      callingCode,
      members.map((country) => planOf(country, countries[country] ?? [])),
    ]),
  );
}

/**
 * The country and kind of line of every number that may follow, in the order in which the library tries the countries.
 */
export function possibleTypes(plans: readonly PlanWalk[]): { country: string; numberType: NumberType }[] {
  const possible: { country: string; numberType: NumberType }[] = [];
  for (const plan of plans) {
    for (const numberType of numberTypes) {
      if (plan[numberType]?.alive) possible.push({ country: plan.country, numberType });
    }
    if (plan.leading?.passed) break;
  }
  return possible;
}

/** The country of the special numbers that may follow; undefined where none does. */
export function countryOfSpecial(plans: readonly PlanWalk[]): string | undefined {
  for (const { country, leading, special } of plans) {
    if (special?.alive) return country;
    if (leading?.passed) return undefined;
  }
  return undefined;
}

/** The plans after one more digit, without the countries that it rules out. */
export function stepPlans(plans: readonly PlanWalk[], digit: number): PlanWalk[] {
  const stepped: PlanWalk[] = [];
  for (const { country, leading, fixed, mobile, special } of plans) {
    const plan = {
      country,
      leading: leading?.step(digit),
      fixed: fixed?.step(digit),
      mobile: mobile?.step(digit),
      special: special?.step(digit),
    };
    if (isOpen(plan)) stepped.push(plan);
  }
  return stepped;
}

/** Keeps a country whose leading digits matched, even without numbers: it rules out the countries after it. */
function isOpen({ leading, fixed, mobile, special }: PlanWalk): boolean {
  if (leading) return leading.passed || leading.alive;
  return fixed?.alive === true || mobile?.alive === true || special?.alive === true;
}

function planOf(country: string, fields: unknown[]): PlanWalk {
  const types = typesSchema.parse(fields[countryPosition.types] ?? []);
  const fixed = patternOf(types[0]);
  // An empty or missing mobile pattern means the fixed one: there the library cannot tell mobile from fixed.
  const mobile = patternOf(types[1]) || fixed;
  const special = specialPositions
    .map((position) => patternOf(types[position]))
    .filter((pattern) => pattern !== "")
    .join("|");
  const leading = leadingSchema.parse(fields[countryPosition.leading]);
  return {
    country,
    leading: leading ? walkPattern(leading) : undefined,
    fixed: fixed ? walkPattern(fixed) : undefined,
    mobile: mobile ? walkPattern(mobile) : undefined,
    special: special ? walkPattern(special) : undefined,
  };
}

function patternOf(type: z.infer<typeof typesSchema>[number] | undefined): string {
  return type ? type[0] : "";
}

let plansByPrefix: Map<string, readonly PlanWalk[]> | undefined;

/**
 * Says whether landline or mobile numbers begin with a prefix. Prefixes share the steps of their common beginning; there are
 * as many as a deck has.
 */
export function beginsLines(prefix: string): boolean {
  return possibleTypes(plansOf(prefix)).length > 0;
}

function plansOf(prefix: string): readonly PlanWalk[] {
  plansByPrefix ??= new Map(numberingPlans());
  const plans = plansByPrefix.get(prefix);
  if (plans || prefix === "") return plans ?? [];
  const stepped = stepPlans(plansOf(prefix.slice(0, -1)), Number(prefix.at(-1)));
  plansByPrefix.set(prefix, stepped);
  return stepped;
}
