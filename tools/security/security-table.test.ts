import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { requirementsBySection } from "./asvs.ts";

const project = join(import.meta.dirname, "../..");
const guide = readFileSync(join(project, "docs/security.md"), "utf8");

const rows = [...guide.matchAll(/^\| ([\d., ]+) \| (.*) \| (.*) \|$/gm)].map(
  ([, requirements = "", here = "", shownBy = ""]) => ({ requirements, here, shownBy }),
);
const required = Object.entries(requirementsBySection).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);

test("every requirement stands in the table, once", () => {
  expect(required).toHaveLength(253);
  const listed = rows.flatMap(({ requirements }) => requirements.split(", "));
  expect(listed.toSorted()).toEqual(required.toSorted());
});

describe("each row is shown, or says why it is not", () => {
  test.each(rows)("$requirements: $here", ({ here, shownBy }) => {
    if (shownBy === "") return expect(here).toMatch(/^(Does not apply|Declined)/);
    const [, path = "", title] = /^`([^`]+)`(?: "(.+)")?$/.exec(shownBy) ?? [];
    expect(existsSync(join(project, path)) ? path : `${path} is gone`).toBe(path);
    const text = readFileSync(join(project, path), "utf8");
    // Quoted whole, so that no part of another title passes for it.
    if (title !== undefined) expect(text.includes(`"${title}"`) ? title : "gone").toBe(title);
    // A test is named with its title; any other file can simply be read.
    else expect(path).not.toMatch(/\.(test|spec)\.tsx?$/);
  });
});
