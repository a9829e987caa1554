import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mayRun, permissions, roles, type UseCase } from "#contract/operators/permissions.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { commands } from "./commands.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const guide = read("docs/operators.md");
const page = globSync("web/admin/**/*.tsx", { cwd: root }).map(read).join("\n");
const screens = read("web/admin/screens.tsx");

const tests = globSync("**/*.{test,spec}.{ts,tsx}", { cwd: root, exclude: ["**/node_modules/**"] }).map(read);

const rows = Array.from(
  guide.matchAll(/^\| `(\w+)` \| (?:`(.+?)`|-) \| (.+?) \| (.+?) \|$/gm),
  ([, useCase = "", command = "", place = "", who = ""]) => ({
    useCase,
    command: command.replaceAll("\\|", "|"),
    place,
    who,
  }),
);

/** The command of a use-case, empty where the page alone has it. `calling` without a word reads the switches. */
function commandOf(useCase: UseCase): string {
  if (useCase === "read_switches") return "calling";
  const { name = "", words = "" } = commands.find((command) => command.useCase === useCase) ?? {};
  return `${name} ${words}`.trim();
}

test("every use-case has a row, with its command and its roles", () => {
  const wanted = (Object.keys(permissions) as UseCase[]).map((useCase) => {
    return [
      useCase,
      commandOf(useCase),
      [...roles.filter((role) => mayRun(role, useCase)), "system"].join(", "),
    ];
  });
  expect(rows.map(({ useCase, command, who }) => [useCase, command, who])).toEqual(wanted);
});

test("every use-case has a route and a screen with its buttons, or is the command line's alone", () => {
  for (const { useCase, place } of rows) {
    const onPage = Object.hasOwn(operatorRoutes, useCase);
    expect(place !== "the command line alone", useCase).toBe(onPage);
    if (!onPage) continue;
    const [, path = ""] = /^`\/admin\/([^`]+)`/.exec(place) ?? [];
    expect(screens, useCase).toContain(`path: "${path}"`);
    for (const [, label = ""] of place.matchAll(/"([^"]+)"/g)) expect(page, useCase).toContain(label);
    expect(page, useCase).toContain(`"${useCase}"`);
  }
});

test("every promise has a test of its name", () => {
  const [, promises = ""] = guide.split(/^## (?:Promises|Money back and fraud.*)$/m);
  const titles = [...promises.matchAll(/^\| (?!promise |---).+ \| (.+) \|$/gm)].map(
    ([, title = ""]) => title,
  );
  expect(titles.length).toBeGreaterThan(20);
  const isTested = (title: string) =>
    tests.some((text) => text.includes(`"${title}"`) || text.includes(`\`${title}\``));
  expect(titles.filter((title) => !isTested(title))).toEqual([]);
});
