import { expect, test } from "vitest";
import type { PricedPrefix } from "#contract/operators/tariffs.ts";
import { priceChanges } from "./price-preview.tsx";

const sold: PricedPrefix = {
  prefix: "44",
  name: "United Kingdom",
  creditsPerMinute: 0.3,
  creditsToConnect: 0,
  minimum_s: 60,
  increment_s: 60,
  blocked: false,
  landlineCountries: "GB IM",
  mobileCountries: "",
  carrierUsdPerMinute: null,
};

test("the differences of prices are exact, and the largest change comes first", () => {
  const changed = [
    { before: sold, after: { ...sold, creditsPerMinute: 0.1 + 0.2 - 0.001 + 0 } },
    { before: { ...sold, prefix: "233" }, after: { ...sold, prefix: "233", creditsPerMinute: 1.2 } },
    { before: { ...sold, prefix: "53" }, after: { ...sold, prefix: "53", blocked: true } },
    { before: { ...sold, prefix: "7" }, after: { ...sold, prefix: "7", name: "Russia" } },
    {
      before: { ...sold, prefix: "8" },
      after: { ...sold, prefix: "8", increment_s: 1, creditsToConnect: 0.5 },
    },
    {
      before: { ...sold, prefix: "9" },
      after: { ...sold, prefix: "9", landlineCountries: "", mobileCountries: "GB" },
    },
    { before: { ...sold, prefix: "90" }, after: { ...sold, prefix: "90", carrierUsdPerMinute: 0.0158 } },
    { before: { ...sold, prefix: "91", carrierUsdPerMinute: 0.0158 }, after: { ...sold, prefix: "91" } },
    {
      before: { ...sold, prefix: "92" },
      after: { ...sold, prefix: "92", creditsPerMinute: 0, blocked: true },
    },
  ].map(({ before, after }) => ({
    before,
    after: { ...after, creditsPerMinute: Math.round(after.creditsPerMinute * 1_000) / 1_000 },
  }));
  expect(
    priceChanges(changed).map(({ prefix, before, after, difference_mc, also }) => [
      prefix,
      before,
      after,
      difference_mc,
      also,
    ]),
  ).toEqual([
    ["53", "0.3", "not sold", null, []],
    ["92", "0.3", "not sold, cost unknown", null, []],
    ["233", "0.3", "1.2", 900, []],
    ["44", "0.3", "0.299", -1, []],
    ["7", "0.3", "0.3", 0, ["was named United Kingdom"]],
    ["8", "0.3", "0.3", 0, ["60/60 s becomes 60/1 s, 0.5 to connect"]],
    ["9", "0.3", "0.3", 0, ["landlines: GB IM becomes none", "mobiles: none becomes GB"]],
    ["90", "0.3", "0.3", 0, ["the carrier's cost: $0.0158 (before: unknown)"]],
    ["91", "0.3", "0.3", 0, ["the carrier's cost: unknown (before: $0.0158)"]],
  ]);
});
