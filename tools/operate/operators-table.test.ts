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

/** The tests that the page names: `- B1: \`file\`, "title"`. */
const named = new Map(
  Array.from(guide.matchAll(/^- ([A-Z]\d+): `([^`]+)`, "(.+)"$/gm), ([, key = "", file = "", title = ""]) => [
    key,
    { file, title },
  ]),
);
const rows = Array.from(
  guide.matchAll(/^\| `(\w+)` \| (?:`(.+?)`|-) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm),
  ([, useCase = "", command = "", place = "", who = "", browser = "", rule = ""]) => ({
    useCase,
    command: command.replaceAll("\\|", "|"),
    place,
    who,
    browser,
    rule,
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
  for (const { useCase, place, browser } of rows) {
    const onPage = Object.hasOwn(operatorRoutes, useCase);
    expect([place !== "the command line alone", browser !== "-"], useCase).toEqual([onPage, onPage]);
    if (!onPage) continue;
    const [, path = ""] = /^`\/admin\/([^`]+)`/.exec(place) ?? [];
    expect(screens, useCase).toContain(`path: "${path}"`);
    for (const [, label = ""] of place.matchAll(/"([^"]+)"/g)) expect(page, useCase).toContain(label);
    expect(page, useCase).toContain(`"${useCase}"`);
  }
});

test("every test that is named exists, and every row and promise names one", () => {
  for (const [key, { file, title }] of named) expect(read(file), `${key} of ${file}`).toContain(title);
  const cited = Array.from(guide.matchAll(/\| ((?:[A-Z]\d+ ?)+)(?= \|)/g), ([, keys = ""]) =>
    keys.split(" "),
  ).flat();
  expect(cited.filter((key) => !named.has(key))).toEqual([]);
  for (const { useCase, rule } of rows) expect(rule, useCase).toMatch(/^[A-Z]\d/);
  expect([...named.keys()].filter((key) => !cited.includes(key) && !key.startsWith("A"))).toEqual([]);
});
