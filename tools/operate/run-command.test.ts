import { beforeEach, expect, test } from "vitest";
import { mayRun, needsReason } from "#contract/operators/permissions.ts";
import { setLanguageSource } from "#words/translate.ts";
import { exitCodes, optionsOf, UsageError } from "./command.ts";
import { commandHelp, commands, overview } from "./commands.ts";
import type { Context } from "./context.ts";
import { readCommand, runCommand } from "./run-command.ts";

// Test files share their modules, and an earlier one may have left its language. Operators read English.
beforeEach(() => setLanguageSource(() => "en"));

test.each([
  [[], "Usage: npm run operate"],
  [["melt", "x"], 'There is no command "melt"'],
  [["freeze"], "freeze needs EMAIL"],
  [["freeze", "a@example.org", "b@example.org"], '"b@example.org" is one word too many'],
  [["check", "voice"], '"voice" is one word too many'],
  [["audit", "--all"], "Unknown option '--all'"],
  [["backup"], "backup needs FILE"],
  [["grant-role", "a@example.org", "--days"], "argument missing"],
])("%j is refused with a sentence and the usage", (words, sentence) => {
  expect(() => readCommand(words)).toThrow(UsageError);
  expect(() => readCommand(words)).toThrow(sentence);
  expect(() => readCommand(words)).toThrow(/Usage: npm run operate -- /);
});

test.each([
  ["calling", "maybe"],
  ["spend", "less"],
  ["move", "mysql://localhost/farline"],
  ["move", "localhost"],
  ["grant-role", "ada@example.org", "--role", "king"],
  ["grant-role", "ada@example.org", "--role", "owner", "--days", "1.5"],
])("%s %s is a usage error before anything is opened", async (...words) => {
  await expect(run(words)).rejects.toThrow(UsageError);
});

test("the help names every command, and each command's own help its options and an example", () => {
  expect(readCommand(["--help"])).toEqual({ help: overview() });
  for (const command of commands) {
    expect(overview()).toContain(`  ${command.name}`);
    expect(readCommand([command.name, "--help"])).toEqual({ help: commandHelp(command) });
    expect(command.example).toMatch(new RegExp(`^${command.name}\\b`));
    expect(readCommand(exampleWords(command.example))).toMatchObject({ command });
  }
  for (const [end, code] of Object.entries(exitCodes)) {
    expect(overview(), end).toMatch(new RegExp(`Exit codes: .*\\b${code} `));
  }
});

test("the help of a command explains its words, whether it needs a reason, and who may do it on the page", () => {
  for (const command of commands) {
    const help = commandHelp(command);
    const { useCase, words } = command;
    for (const word of words.match(/[A-Za-z|]+/g) ?? []) expect(help, command.name).toMatch(`\n  ${word} `);
    if (useCase === undefined) continue;
    expect(help.includes("It needs --reason"), command.name).toBe(needsReason(useCase));
    expect(help, command.name).toMatch(
      mayRun("owner", useCase) ? /On the page .*owner\./ : /command line alone/,
    );
  }
});

test.each([
  [["help", "freeze"], "Usage: npm run operate -- freeze EMAIL"],
  [["freeze", "-h"], "Usage: npm run operate -- freeze EMAIL"],
  [["-h"], "Usage: npm run operate -- COMMAND"],
  [["help", "melt"], "Usage: npm run operate -- COMMAND"],
])("%j is answered with help", (words, expected) => {
  expect(readCommand(words)).toEqual({ help: expect.stringContaining(expected) });
});

test("every command that needs a reason takes one, and its example gives one", () => {
  for (const command of commands) {
    const { useCase, example, name } = command;
    if (useCase === undefined || !needsReason(useCase)) continue;
    expect(optionsOf(command), name).toHaveProperty("reason");
    expect(example, name).toMatch(/--reason ".{5,}"/);
  }
});

/** Splits as a shell does: words in double quotes stay together. */
function exampleWords(example: string): string[] {
  return Array.from(example.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? "");
}

async function run(words: string[]) {
  const read = readCommand(words);
  if ("help" in read) throw new Error("This is a question for help");
  return runCommand(read, closed);
}

/** A context that opens nothing. */
const closed: Context = {
  variables: {},
  now: () => new Date(0),
  say: () => {},
  inStorage: () => Promise.reject(new Error("opened")),
  operators: () => Promise.reject(new Error("opened")),
};
