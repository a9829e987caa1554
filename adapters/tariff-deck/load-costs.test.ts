import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadCosts } from "./load-costs.ts";
import { DeckFileError } from "./load-deck.ts";

const folder = mkdtempSync(join(tmpdir(), "farline-costs-"));
afterAll(() => rmSync(folder, { recursive: true }));
const columns = "iso_country,calling_code,country,fixed_usd_per_min,mobile_usd_per_min,source";

function file(line: string): string {
  const path = join(folder, "costs.csv");
  writeFileSync(path, `${columns}\n${line}\n`);
  return path;
}

test("the carriers' prices are the operator's own file, or those that come with the product", () => {
  expect(loadCosts(file("TV,688,Tuvalu,1.5,2,own"))).toEqual(
    new Map([["TV", { country: "TV", name: "Tuvalu", fixed_usd_e6: 1_500_000, mobile_usd_e6: 2_000_000 }]]),
  );
  expect(loadCosts().get("GB")?.mobile_usd_e6).toBeGreaterThan(0);
});

test("a file that cannot be used is named with its line", () => {
  expect(() => loadCosts(file("TV,688,Tuvalu,free,2,own"))).toThrow(DeckFileError);
  expect(() => loadCosts(join(folder, "costs.csv"))).toThrow(
    /costs\.csv cannot be used: line 2: needs a country/,
  );
  writeFileSync(join(folder, "costs.csv"), "%PDF-1.7");
  expect(() => loadCosts(join(folder, "costs.csv"))).toThrow(/costs\.csv cannot be used: this is PDF/);
  expect(() => loadCosts(join(folder, "none.csv"))).toThrow(/none\.csv cannot be used/);
});
