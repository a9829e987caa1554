import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { requirementsBySection } from "./asvs.ts";

const project = join(import.meta.dirname, "../..");
const guide = readFileSync(join(project, "docs/security.md"), "utf8");

const rows = [...guide.matchAll(/^\| ([\d., ]+) \| (.*) \| (.*) \|$/gm)].map(
  ([, requirements = "", here = "", shownBy = ""]) => ({ requirements, here, shownBy }),
);
const required = Object.entries(requirementsBySection).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);

test("every requirement is in the table once", () => {
  expect(required).toHaveLength(253);
  const listed = rows.flatMap(({ requirements }) => requirements.split(", "));
  expect(listed.toSorted()).toEqual(required.toSorted());
});

test.each(rows)(
  "each row names its evidence or says why there is none: $requirements: $here",
  ({ here, shownBy }) => {
    if (shownBy === "") return expect(here).toMatch(/^(Does not apply|Declined)/);
    const [, path = "", title] = /^`([^`]+)`(?: "(.+)")?$/.exec(shownBy) ?? [];
    expect(existsSync(join(project, path)) ? path : `${path} is gone`).toBe(path);
    const text = readFileSync(join(project, path), "utf8");
    // The title is quoted whole, so that part of another title does not count.
    if (title !== undefined) expect(text.includes(`"${title}"`) ? title : "gone").toBe(title);
    // A test needs its title; any other file counts by its path.
    else expect(path).not.toMatch(/\.(test|spec)\.tsx?$/);
  },
);
