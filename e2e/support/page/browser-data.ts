import { createRequire } from "node:module";
import type { CompatData, CompatStatement, SupportStatement } from "@mdn/browser-compat-data";
import { compare, minimum } from "#web/browser-minimum.ts";

/** The features that each version of a browser knows, as MDN has them. */
export const browserData: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");
/** Names of the compatibility data for those of browserslist. */
export const browsers = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
} as const;

/** The first version with the whole feature under its own name. */
export function since(support: SupportStatement | undefined): string | undefined {
  const [statement] = [support ?? []]
    .flat()
    .filter((one) => !one.flags && !one.prefix && !one.alternative_name && !one.version_removed);
  const version = statement?.version_added;
  return typeof version === "string" && version !== "preview" ? version.replace("≤", "") : undefined;
}

export function isInMinimum({ support }: CompatStatement): boolean {
  return Object.entries(browsers).every(([name, browser]) => {
    const version = since(support[browser]);
    return version !== undefined && compare(version, minimum[name] ?? "0") <= 0;
  });
}
