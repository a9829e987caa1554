import { beforeEach, expect, test } from "vitest";
import { mayRun, needsReason } from "#contract/operators/permissions.ts";
import { setLanguageSource } from "#words/translate.ts";
import { exitCodes, optionsOf, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import type { Context } from "./context.ts";
import { commandHelp, overview } from "./help.ts";
import { readCommand, runCommand } from "./run-command.ts";

// Test files share their modules, and an earlier one may have left its language. Operators read English.
beforeEach(() => setLanguageSource(() => "en"));

test.each([
  [[], "Usage: npm run operate"],
  [["melt", "x"], 'There is no command "melt"'],
  [["credits"], "credits needs a word more."],
  [["tariff", "melt"], 'There is no "tariff melt".'],
  [["freeze"], "freeze needs EMAIL"],
  [["freeze", "a@example.org", "b@example.org"], '"b@example.org" is one word too many'],
  [["check", "voice"], '"voice" is one word too many'],
  [["audit", "--all"], "Unknown option '--all'"],
  [["backup"], "backup needs FILE"],
  [["record", "--user"], "argument missing"],
])("%j is refused with a sentence and the usage", (words, sentence) => {
  expect(() => readCommand(words)).toThrow(UsageError);
  expect(() => readCommand(words)).toThrow(sentence);
  expect(() => readCommand(words)).toThrow(/Usage: npm run operate -- /);
});

test.each([
  ["calling", "maybe"],
  ["purchases", "maybe"],
  ["sign-up", "no"],
  ["tariff", "roll-back", "first", "--yes"],
  ["tariff", "import", "/no/such/file.csv", "--effective", "soon", "--yes"],
  ["spend", "less"],
  ["move", "mysql://localhost/farline"],
  ["move", "localhost"],
  ["grant-role", "ada@example.org", "--role", "king"],
  ["grant-role", "ada@example.org", "--role", "owner", "--days", "1.5"],
  ["record", "--since", "yesterday"],
  ["credits", "give", "ada@example.org", "1e3", "--yes"],
  ["credits", "give", "ada@example.org", "0"],
  ["credits", "take", "ada@example.org", "1.2345"],
  ["credits", "approve", "7", "--yes"],
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
  [["help", "refund"], "Usage: npm run operate -- refund PAYMENT [AMOUNT]"],
  [["refund", "-h"], "Usage: npm run operate -- refund PAYMENT [AMOUNT]"],
  [["help", "credits", "give"], "Usage: npm run operate -- credits give EMAIL CREDITS"],
  [["credits", "--help"], "  credits take EMAIL CREDITS"],
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

test.each([
  [{ isInteractive: false, answer: "yes" }, "without a terminal to confirm at, credits give needs --yes"],
  [{ isInteractive: true, answer: "no" }, "Nothing was done."],
])("what moves money does nothing when %j", async ({ isInteractive, answer }, sentence) => {
  const read = readCommand(["credits", "give", "ada@example.org", "25", "--reason", "ticket 1042"]);
  if ("help" in read) throw new Error("This is a question for help");
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return answer;
  };
  const { end, sentence: said } = await runCommand(read, closed, { isInteractive, ask });
  expect([end, said]).toEqual(["refused", expect.stringContaining(sentence)]);
  expect(asked.join("")).toBe(
    isInteractive ? "ada@example.org is given 25 credits.\nType yes to go on: " : "",
  );
});

test("what moves money asks for the reason before it asks for an agreement", async () => {
  expect(await run(["credits", "give", "ada@example.org", "25"])).toEqual({
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
