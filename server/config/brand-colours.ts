import { z } from "zod";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { colourPattern } from "#contract/pages/brand.ts";
import { colourFault } from "#domain/brand-theme.ts";

const colour = z
  .string()
  .regex(colourPattern, "must be a colour such as #0b5c43")
  .transform((text) => text.toLowerCase())
  .default("");

export const brandColourVariables = {
  BRAND_ACCENT: colour,
  BRAND_ACCENT_DARK: colour,
  BRAND_STAGE: colour,
  BRAND_STAGE_DARK: colour,
};

type Colours = Readonly<Record<keyof typeof brandColourVariables, string>>;

/** A colour that makes a pair of the theme too weak to be read. */
export function weakBrandColours({ environment }: { environment: Colours }): string[] {
  const fault = colourFault(brandColours(environment));
  if (!fault) return [];
  const variable = `BRAND_${fault.colour.toUpperCase()}${fault.theme === "dark" ? "_DARK" : ""}`;
  return [`${variable} cannot be read. ${operatorMessages.colourUnreadable(fault)}`];
}

export function brandColours(environment: Colours) {
  return {
    accent: environment.BRAND_ACCENT,
    accentDark: environment.BRAND_ACCENT_DARK,
    stage: environment.BRAND_STAGE,
    stageDark: environment.BRAND_STAGE_DARK,
  };
}
