import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mayRun, roles } from "#contract/operators/permissions.ts";
import type { Command } from "./command.ts";
import { commandGroups } from "./commands.ts";

/** The table of docs/operating.md, "What an operator can do". */
const table = [
  "| group | command | what it does | who |",
  "| --- | --- | --- | --- |",
  ...Object.entries(commandGroups).flatMap(([group, commands]) =>
    commands.map((command) => `| ${group} | \`${called(command)}\` | ${command.summary} | ${who(command)} |`),
  ),
];

test("the operating guide lists every command, what it does and who may run it", async () => {
  const guide = await readFile(join(import.meta.dirname, "../../docs/operating.md"), "utf8");
  const [, listed = ""] = /<!-- commands: .*-->\n([\s\S]*?)<!-- end of commands -->/.exec(guide) ?? [];
  expect(listed.trim().split("\n")).toEqual(table);
});

function called({ name, words }: Command): string {
  return `${name} ${words}`.trim().replaceAll("|", "\\|");
}

function who({ useCase }: Command): string {
  if (useCase === undefined) return "system";
  return [...roles.filter((role) => mayRun(role, useCase)), "system"].join(", ");
}
