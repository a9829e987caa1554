import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { reasonLength } from "#contract/operators/operator-route.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { say } from "#words/say.ts";
import { type Command, type Given, type Outcome, parserOptions, text, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import type { Context } from "./context.ts";
import { commandHelp, overview } from "./help.ts";

export interface Terminal {
  isInteractive: boolean;
  ask(question: string): Promise<string>;
}

export interface Read {
  command: Command;
  given: Given;
  asJson: boolean;
}

/** @throws UsageError */
export function readCommand(args: readonly string[]): Read | { help: string } {
  const [first] = args;
  if (first === undefined) throw new UsageError(overview());
  const command = commandOf(isHelp(first) ? args.slice(1) : args);
  if (isHelp(first)) return { help: command ? commandHelp(command) : overview() };
  if (!command) throw new UsageError(`There is no command "${args.slice(0, 2).join(" ")}".\n\n${overview()}`);
  const { positionals, values } = parsed(command, args.slice(command.name.split(" ").length));
  if (values.help === true) return { help: commandHelp(command) };
  expectWords(command, positionals);
  const { json, ...options } = values;
  return { command, given: { words: positionals, options }, asJson: json === true };
}

const isHelp = (word: string | undefined) => word === "--help" || word === "-h" || word === "help";

function commandOf([first, second]: readonly string[]): Command | undefined {
  return (
    commands.find(({ name }) => name === `${first} ${second}`) ?? commands.find(({ name }) => name === first)
  );
}

function parsed(command: Command, args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: parserOptions(command),
    });
    const single = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? value : value === true ? true : undefined,
    ]);
    return { positionals, values: Object.fromEntries(single) as Given["options"] };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${commandHelp(command)}`);
  }
}

function expectWords(command: Command, words: readonly string[]): void {
  const wanted = command.words === "" ? [] : command.words.split(" ");
  const needed = wanted.filter((word) => !word.startsWith("["));
  const missing = needed[words.length];
  if (missing !== undefined) {
    throw new UsageError(`${command.name} needs ${missing}.\n\n${commandHelp(command)}`);
  }
  const extra = words.slice(wanted.length);
  if (extra.length > 0) {
    throw new UsageError(`"${extra.join(" ")}" is one word too many.\n\n${commandHelp(command)}`);
  }
}

/** Runs a command, after the confirmation that it may need. */
export async function runCommand(
  { command, given }: Read,
  context: Context,
  terminal: Terminal,
): Promise<Outcome> {
  let named = given;
  if (command.confirm && given.options.yes !== true) {
    const asked = await command.confirm(given, context);
    if (typeof asked !== "string" && isRefusal(asked)) {
      return { end: "refused", sentence: say(refusalMessage(asked)) };
    }
    const question = typeof asked === "string" ? asked : asked.question;
    named = typeof asked === "string" ? given : asked.given;
    // Every command that confirms takes a reason: without one, an agreement would be for nothing.
    if (text(given, "reason") === undefined) return { end: "refused", sentence: reasonMissing };
    const sentence = await disagreement(question, command, terminal);
    if (sentence !== undefined) return { end: "refused", sentence };
  }
  const { end, sentence, ...rest } = await command.run(named, context);
  return { end, sentence: sentence === whyWanted ? reasonMissing : sentence, ...rest };
}

/** Reason why nothing is done; undefined when the operator agrees. */
async function disagreement(
  question: string,
  { name }: Command,
  terminal: Terminal,
): Promise<string | undefined> {
  if (!terminal.isInteractive) {
    return `${question}\nNothing was done: without a terminal to confirm at, ${name} needs --yes.`;
  }
  const answer = await terminal.ask(`${question}\nType yes to go on: `);
  return answer.trim().toLowerCase() === "yes" ? undefined : "Nothing was done.";
}

const whyWanted = operatorMessages.reasonMissing(reasonLength);
/** The page has a field for it, and the sentence is its own too. */
const reasonMissing = `${whyWanted}\nGive it with --reason "ticket 1042".`;

export const processTerminal: Terminal = {
  isInteractive: process.stdin.isTTY === true,
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  },
};
