import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as constants from "#contract/constants.ts";
import { fallbackRates } from "#contract/money/currencies.ts";

const project = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(project, path), "utf8");
const page = read("docs/spec-coverage.md");

const rows = [...page.matchAll(/^\| (?!statement \|)(?!---)(.+) \| (.*) \|$/gm)].map(
  ([, statement = "", heldBy = ""]) => ({ statement, heldBy }),
);
const [notHeld, held] = [true, false].map((without) =>
  rows.filter(({ heldBy }) => heldBy.startsWith("not held: ") === without),
);

/** All of the product's own code, where a quoted message must stand. */
const code = globSync(["contract/**/*.ts", "web/**/*.{ts,tsx}"], {
  cwd: project,
  exclude: ["**/*.test.*", "web/dist/**"],
})
  .map(read)
  .join("\n");

/** The literal parts of a message: "N credit(s)" stands for a number and its word, and a provider may have another name. */
const literalParts = (quote: string) =>
  quote
    .split(/\bN\b|(?:minute|credit)\(s\)|(?<=(?:signed in|Sign in|Login) with )Google/)
    .filter((part) => part.trim() !== "");

const missing = <Item>(items: readonly Item[], isThere: (item: Item) => boolean) =>
  items.filter((item) => !isThere(item));

test("the page has the specification's statements, each once", () => {
  expect(rows.length).toBeGreaterThan(280);
  const sections = page.split(/^## /m).map((section) => section.match(/^\| .+? \|/gm) ?? []);
  for (const statements of sections) expect(new Set(statements).size).toBe(statements.length);
});

test("every statement names tests that exist, or says why there is none", () => {
  console.log(`${held?.length} statements are held by tests, ${notHeld?.length} are not:`);
  for (const { statement, heldBy } of notHeld ?? []) console.log(`- ${statement} (${heldBy})`);
  expect(missing(notHeld ?? [], ({ heldBy }) => heldBy.length > "not held: ".length + 20)).toEqual([]);
  const named = (held ?? []).flatMap(({ heldBy }) => heldBy.split("<br>"));
  expect(missing(named, isTest)).toEqual([]);
});

const texts = new Map<string, string>();

/** Tells if `file` › title names a test: the title is quoted whole, as the first argument of a call. */
function isTest(reference: string): boolean {
  const [, path = "", title = ""] = /^`([^`]+)` › (.+)$/.exec(reference) ?? [];
  if (title === "" || !/\.(test|spec)\.tsx?$/.test(path)) return false;
  const text = texts.get(path) ?? read(path);
  texts.set(path, text);
  return ['"', "`"].some(
    (mark) => text.includes(`(${mark}${title}${mark},`) || firstArgument(text, mark + title + mark),
  );
}

/** A formatter may put the title on a line of its own. */
function firstArgument(text: string, quoted: string): boolean {
  return text.split(quoted).some((before, index, all) => index < all.length - 1 && /\(\s*$/.test(before));
}

test("every quoted message stands in the code", () => {
  const parts = rows.flatMap(({ statement }) =>
    [...statement.matchAll(/"([^"]+)"/g)].flatMap(([, quote = ""]) => literalParts(quote)),
  );
  expect(parts.length).toBeGreaterThan(100);
  expect(missing(parts, (part) => code.includes(part))).toEqual([]);
});

describe("constants and addresses", () => {
  test("every named constant has the value beside it", () => {
    const values: Record<string, unknown> = { ...constants, fallbackRates };
    const named = [...page.matchAll(/`([\w.]+)` = ([\d.,]*\d)/g)];
    expect(named.length).toBeGreaterThan(20);
    for (const [text, name = "", value] of named) {
      expect(`\`${name}\` = ${valueAt(values, name)}`).toBe(text);
      expect(value).not.toBe("");
    }
  });

  test("every route of the API is declared in the contract", () => {
    const routes = [...page.matchAll(/`(?:GET|POST|DELETE) (\/api\/[^`]+)`/g)].map(([, path = ""]) => path);
    expect(new Set(routes).size).toBe(18);
    expect(missing(routes, (path) => code.includes(`"${path}"`))).toEqual([]);
  });

  test("every page of the route table is in the router", () => {
    const router = read("web/shell/router.tsx") + read("web/shell/public-pages.tsx");
    const pages = [...page.matchAll(/`page (\/[^`]*)`/g)].map(([, path = ""]) => path);
    expect(pages).toHaveLength(11);
    const addresses = [...code.matchAll(/export const (\w+) = "(\/[^"]*)";/g)];
    const constantOf = (path: string) => addresses.find(([, , value]) => value === path)?.[1];
    const appPaths = read("web/shell/app-paths.ts");
    const nameOf = (path: string) =>
      [`"${path}"`, constantOf(path)].flatMap(
        (value) => new RegExp(`^ +(\\w+): ${value},$`, "m").exec(appPaths)?.[1] ?? [],
      )[0];
    const isRouted = (path: string) =>
      router.includes(`path: "${path}"`) || router.includes(`path: appPaths.${nameOf(path)},`);
    expect(missing(pages, isRouted)).toEqual([]);
  });
});

function valueAt(values: Record<string, unknown>, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null
          ? Object.entries(value).find(([own]) => own === key)?.[1]
          : undefined,
      values,
    );
}
