import { parseArgs } from "node:util";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { reasonLength } from "#contract/operators/operator-route.ts";
import { type Command, type Given, type Outcome, parserOptions, UsageError } from "./command.ts";
import { commandHelp, commands, overview } from "./commands.ts";
import type { Context } from "./context.ts";

export interface Read {
  command: Command;
  given: Given;
  asJson: boolean;
}

/** @throws UsageError */
export function readCommand(args: readonly string[]): Read | { help: string } {
  const [first] = args;
  if (first === undefined) throw new UsageError(overview());
  const wanted = isHelp(first) ? args[1] : first;
  const command = commands.find(({ name }) => name === wanted);
  if (isHelp(first)) return { help: command ? commandHelp(command) : overview() };
  if (!command) throw new UsageError(`There is no command "${first}".\n\n${overview()}`);
  const { positionals, values } = parsed(command, args.slice(1));
  if (values.help === true) return { help: commandHelp(command) };
  expectWords(command, positionals);
  const { json, ...options } = values;
  return { command, given: { words: positionals, options }, asJson: json === true };
}

const isHelp = (word: string | undefined) => word === "--help" || word === "-h" || word === "help";

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

/** Runs a command. A missing reason is told with the option that gives one: the page has a field for it. */
export async function runCommand({ command, given }: Read, context: Context): Promise<Outcome> {
  const outcome = await command.run(given, context);
  return outcome.sentence === whyWanted ? { ...outcome, sentence: reasonMissing } : outcome;
}

const whyWanted = operatorMessages.reasonMissing(reasonLength);
const reasonMissing = `${whyWanted}\nGive it with --reason "ticket 1042".`;
