import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as constants from "#contract/constants.ts";
import { firstCreditsPerUsd } from "#contract/money/credit-value.ts";
import { fallbackRates } from "#contract/money/currencies.ts";

const project = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(project, path), "utf8");
/** The page, with each list on one line. */
const page = read("tools/spec/promises.md").replaceAll(/\n +/g, " ");

/** A formatter may put a title on a line of its own. */
const tests = globSync("**/*.{test,spec}.{ts,tsx}", {
  cwd: project,
  exclude: ["**/node_modules/**"],
}).map((path) => ({ path, text: read(path).replaceAll(/\(\s+/g, "(") }));

const code = globSync(["contract/**/*.ts", "web/**/*.{ts,tsx}"], {
  cwd: project,
  exclude: ["**/*.test.*", "web/dist/**"],
})
  .map(read)
  .join("\n");

/** The literal parts of a sentence: "N credit(s)" stands for a number and its word, and a provider may have another name. */
const literalParts = (sentence: string) =>
  sentence
    .split(/\bN\b|(?:minute|credit)\(s\)|(?<=(?:signed in|Sign in|Login) with )Google/)
    .filter((part) => part.trim() !== "");

test("every sentence and address stands in the code and in a test of its folders", () => {
  const groups = [...page.matchAll(/^- (.+?): (.+)$/gm)];
  expect(groups.length).toBeGreaterThan(8);
  const missing = groups.flatMap(([, where = "", sentences = ""]) => {
    const folders = [...where.matchAll(/`([^`]+)`/g)].map(([, folder]) => `${folder}/`);
    const texts = tests.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
    return [...sentences.matchAll(/"([^"]+)"/g)]
      .flatMap(([, sentence = ""]) => literalParts(sentence))
      .filter((part) => !code.includes(part) || !texts.some(({ text }) => text.includes(part)));
  });
  expect(missing).toEqual([]);
});

test("every route is in the table of routes whose roles are tested", () => {
  const table = globSync("e2e/support/routes/*.ts", { cwd: project }).map(read).join("\n");
  const routes = [...page.matchAll(/`((?:GET|POST|DELETE) \/api\/[^`]+)`/g)].map(([, route = ""]) => route);
  expect(routes).toHaveLength(18);
  expect(routes.filter((route) => !table.includes(`"${route}"`))).toEqual([]);
});

test("every behaviour has a test of its name", () => {
  const titles = [...page.matchAll(/^\| (?!what |---).+ \| (.+) \|$/gm)].map(([, title = ""]) => title);
  expect(titles.length).toBeGreaterThan(80);
  const isTested = (title: string) =>
    tests.some(({ text }) => ['"', "`"].some((mark) => text.includes(`(${mark}${title}${mark},`)));
  expect(titles.filter((title) => !isTested(title))).toEqual([]);
});

test("constants have the specification's values", () => {
  expect({ ...constants, creditsPerUsd: firstCreditsPerUsd, fallbackRates }).toMatchObject({
    alertDuration_ms: 5_000,
    creditsPerUsd: 10,
    dashboardTransactionCount: 5,
    fallbackRates: { GBP: 0.79, EUR: 0.92, CAD: 1.35, AUD: 1.52, JPY: 149.82 },
    maximumPurchaseAmount: 1000,
    minimumCallCredits: 1,
    minimumPasswordLength: 6,
    minimumPurchaseUsd: 10,
    passwordResetRedirect_ms: 3_000,
    presetAmountsUsd: [10, 20, 50, 100],
    timeouts_ms: { credits: 5_000, paymentIntent: 10_000, paymentTest: 3_000, standard: 15_000 },
  });
});
