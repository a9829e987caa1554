import metadata from "libphonenumber-js/max/metadata";
import { z } from "zod";
import { type NumberType, numberTypes } from "#domain/tariff/priced-countries.ts";
import { type Walk, walkPattern } from "./digit-pattern.ts";

/** Where a country's fixed and mobile numbers begin, walked by the digits after the calling code. */
export interface PlanWalk {
  country: string;
  /** The digits that make a number this country's, where the country has some of its own. */
  leading: Walk | undefined;
  fixed: Walk | undefined;
  mobile: Walk | undefined;
}

/** The library's metadata, version 4: a country is a list; 10 holds its leading digits, 11 its kinds of numbers. */
const countryPosition = { leading: 10, types: 11 } as const;
const typesSchema = z.array(z.union([z.tuple([z.string()], z.unknown()), z.literal(0), z.null()]));
const leadingSchema = z.union([z.string(), z.literal(0), z.undefined()]);
const metadataSchema = z.object({
  version: z.literal(4),
  country_calling_codes: z.record(z.string(), z.array(z.string())),
  countries: z.record(z.string(), z.array(z.unknown())),
});

/**
 * Every calling code that belongs to countries, with their plans in the order in which the library asks them.
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

/** The country and kind of line of every number that may follow; the library asks the countries in this same order. */
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

/** The plans after one more digit, without the countries it rules out. */
export function stepPlans(plans: readonly PlanWalk[], digit: number): PlanWalk[] {
  const stepped: PlanWalk[] = [];
  for (const { country, leading, fixed, mobile } of plans) {
    const plan = {
      country,
      leading: leading?.step(digit),
      fixed: fixed?.step(digit),
      mobile: mobile?.step(digit),
    };
    if (isOpen(plan)) stepped.push(plan);
  }
  return stepped;
}

/** A country whose leading digits were passed stays, without numbers too: it keeps those after it from the prefix. */
function isOpen({ leading, fixed, mobile }: PlanWalk): boolean {
  if (leading) return leading.passed || leading.alive;
  return fixed?.alive === true || mobile?.alive === true;
}

function planOf(country: string, fields: unknown[]): PlanWalk {
  const types = typesSchema.parse(fields[countryPosition.types] ?? []);
  const fixed = patternOf(types[0]);
  // An empty or missing mobile pattern stands for the fixed one: there the library tells no mobile from fixed.
  const mobile = patternOf(types[1]) || fixed;
  const leading = leadingSchema.parse(fields[countryPosition.leading]);
  return {
    country,
    leading: leading ? walkPattern(leading) : undefined,
    fixed: fixed ? walkPattern(fixed) : undefined,
    mobile: mobile ? walkPattern(mobile) : undefined,
  };
}

function patternOf(type: z.infer<typeof typesSchema>[number] | undefined): string {
  return type ? type[0] : "";
}
