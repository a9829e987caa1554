import { beforeEach, expect, test } from "vitest";
import { mayRun, needsReason } from "#contract/operators/permissions.ts";
import { setLanguageSource } from "#words/translate.ts";
import { type Command, exitCodes, optionsOf, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import type { Context } from "./context.ts";
import { commandHelp, overview } from "./help.ts";
import { readCommand, runCommand } from "./run-command.ts";

// Test files share their modules, and an earlier one may have left its language. Operators read English.
beforeEach(() => setLanguageSource(() => "en"));

test.each([
  [[], "Usage: npm run operate"],
  [["melt", "x"], 'There is no command "melt x"'],
  [["tariff"], 'There is no command "tariff"'],
  [["tariff", "melt"], 'There is no command "tariff melt"'],
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
  ["tariff", "export", "/tmp/prices.csv", "--version", "first"],
  ["tariff", "import", "/no/such/file.csv", "--replaces", "first", "--yes"],
  ["tariff", "import", "/no/such/file.csv", "--effective", "soon", "--yes"],
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
    expect(readCommand([...command.name.split(" "), "--help"])).toEqual({ help: commandHelp(command) });
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
    expect(help.includes("It asks before"), command.name).toBe(command.confirm !== undefined);
    expect(help, command.name).toMatch(
      mayRun("owner", useCase) ? /On the page .*owner\./ : /command line alone/,
    );
  }
});

test.each([
  [["help", "freeze"], "Usage: npm run operate -- freeze EMAIL"],
  [["freeze", "-h"], "Usage: npm run operate -- freeze EMAIL"],
  [["help", "tariff", "import"], "Usage: npm run operate -- tariff import FILE"],
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

const change: Command = {
  name: "change",
  words: "",
  summary: "change something",
  example: "change",
  confirm: () => "All prices change.",
  run: async () => ({ end: "done", sentence: "They have changed." }),
};

test.each([
  [
    { isInteractive: false, answer: "yes" },
    "refused",
    "without a terminal to confirm at, change needs --yes",
  ],
  [{ isInteractive: true, answer: "no" }, "refused", "Nothing was done."],
  [{ isInteractive: true, answer: " Yes" }, "done", "They have changed."],
])("what must be agreed to, when %j: %s", async ({ isInteractive, answer }, end, sentence) => {
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answer;
  };
  const given = { words: [], options: { reason: "ticket 1042" } };
  const outcome = await runCommand({ command: change, given, asJson: false }, closed, { isInteractive, ask });
  expect(outcome).toEqual({ end, sentence: expect.stringContaining(sentence) });
  expect(questions).toEqual(isInteractive ? ["All prices change.\nType yes to go on: "] : []);
});

test("what must be agreed to asks for the reason first", async () => {
  const given = { words: [], options: {} };
  const terminal = { isInteractive: true, ask: () => Promise.reject(new Error("asked")) };
  expect(await runCommand({ command: change, given, asJson: false }, closed, terminal)).toEqual({
    end: "refused",
    sentence: expect.stringMatching(/^Please say why.*\nGive it with --reason /),
  });
});

/** Splits as a shell does: words in double quotes stay together. */
function exampleWords(example: string): string[] {
  return Array.from(example.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? "");
}

async function run(words: string[]) {
  const read = readCommand(words);
  if ("help" in read) throw new Error("This is a question for help");
  return runCommand(read, closed, { isInteractive: false, ask: async () => "yes" });
}

/** A context that opens nothing. */
const closed: Context = {
  variables: {},
  now: () => new Date(0),
  say: () => {},
  inStorage: () => Promise.reject(new Error("opened")),
  operators: () => Promise.reject(new Error("opened")),
};
