import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { defaultBrand, setBrand } from "./brand.ts";
import { brandedFile } from "./branded-file.ts";

const root = join(import.meta.dirname, "..");

test("the default name stands where a server or a page replaces it, and in no sentence", () => {
  const sources = globSync(
    ["{contract,domain,words,web}/**/*.{ts,tsx,html,svg,webmanifest}", "server/{pages,texts}/**/*.{ts,md}"],
    { cwd: root, exclude: (path) => /(^|\/)(dist|testing)(\/|$)|\.test\./.test(path) },
  );
  expect(sources.length).toBeGreaterThan(500);
  const named = sources.filter((path) => readFileSync(join(root, path), "utf8").includes(defaultBrand.name));
  expect(named.toSorted()).toEqual([
    "web/admin/index.html",
    "web/index.html",
    "web/public/app.webmanifest",
    "words/brand.ts",
  ]);
});

test.each([
  ["Farline", "farline-data.json"],
  ["Ring & Söhne", "ring-sohne-data.json"],
  ['../"R&S"', "r-s-data.json"],
  ["شركة", "data.json"],
])("a saved file of %s is named %s", (shortName, file) => {
  setBrand({ ...defaultBrand, shortName });
  onTestFinished(() => setBrand(defaultBrand));
  expect(brandedFile("data.json")).toBe(file);
});
