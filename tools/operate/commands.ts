import { mayRun, needsReason, roles } from "#contract/operators/permissions.ts";
import { type Command, optionsOf } from "./command.ts";
import { controlCommands } from "./commands/controls.ts";
import { databaseCommands } from "./commands/database.ts";
import { peopleCommands } from "./commands/people.ts";

/** Every command by its group, in the order of the help. */
export const commandGroups: Readonly<Record<string, readonly Command[]>> = {
  "Users and operators": peopleCommands,
  Switches: controlCommands,
  "The server and its database": databaseCommands,
};

export const commands: readonly Command[] = Object.values(commandGroups).flat();

const start = "npm run operate --";

const exitCodes =
  "Exit codes: 0 done, 1 refused or found wrong, 2 the command line is wrong, 3 the outcome is not known yet.";
const exitCodeHelp = `${exitCodes}
What changes something needs --reason and stands in the record.`;

/** Meaning of each word that follows a command's name, for the help. */
const meanings: Readonly<Record<string, string>> = {
  EMAIL: "the address that the user logs in with",
  FILE: "a path on this machine",
  URL: "postgres://user@host/name",
  "on|off": "what to change; without it the command says how it is and changes nothing",
  reset: "allows calls again; without it the command says what was spent and changes nothing",
};

/** Every command in its group, and how to go on. */
export function overview(): string {
  const width = columnOf(commands);
  const sections = Object.entries(commandGroups).map(([group, members]) =>
    [group, ...listed(members, width)].join("\n"),
  );
  return [
    `Usage: ${start} COMMAND [OPTIONS]`,
    `       ${start} COMMAND --help     what a command does, its options and an example`,
    ...sections.map((section) => `\n${section}`),
    `\nEvery command takes --json. ${exitCodeHelp}`,
    `\nExamples\n${examples.map((example) => `  ${start} ${example}`).join("\n")}`,
  ].join("\n");
}

/** The first example of each group. */
const examples = Object.values(commandGroups).flatMap(([first]) => (first ? [first.example] : []));

export function commandHelp(command: Command): string {
  const words = explainedWords(command.words);
  const options = Object.entries(optionsOf(command)).map(
    ([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ""}`, help] as const,
  );
  const width = Math.max(...[...words, ...options].map(([name]) => name.length)) + 2;
  const lines = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([name, help]) => `  ${name.padEnd(width)}${help}`);
  return [
    `Usage: ${start} ${called(command)} [OPTIONS]`,
    `\n${command.summary.charAt(0).toUpperCase()}${command.summary.slice(1)}.`,
    ...needs(command),
    ...(words.length > 0 ? ["\nWords", ...lines(words)] : []),
    "\nOptions",
    ...lines(options),
    `\nExample\n  ${start} ${command.example}`,
    `\n${exitCodes}`,
  ].join("\n");
}

/** The words of a command with their meanings. */
function explainedWords(words: string): (readonly [word: string, meaning: string])[] {
  return words
    .split(" ")
    .map((word) => word.replace(/^\[|\]$/g, ""))
    .flatMap((word) => (meanings[word] === undefined ? [] : [[word, meanings[word]] as const]));
}

/** Lists a command's demands on the person, and on an operator who does the same on the page. */
function needs({ useCase, words }: Command): string[] {
  if (useCase === undefined) return [];
  const whenChanging = words === "[on|off]" || words === "[reset]" ? " when it changes something" : "";
  const onPage = roles.filter((role) => mayRun(role, useCase));
  return [
    ...(needsReason(useCase) ? [`It needs --reason${whenChanging}, and stands in the record with it.`] : []),
    onPage.length > 0
      ? `On the page /admin: ${onPage.join(", ")}.`
      : "At the command line alone: the page /admin has no such thing.",
  ];
}

function listed(members: readonly Command[], width = columnOf(members)): string[] {
  return members.map((one) => `  ${called(one).padEnd(width)}${one.summary}`);
}

function columnOf(members: readonly Command[]): number {
  return Math.max(...members.map((command) => called(command).length)) + 2;
}

function called({ name, words }: Command): string {
  return words === "" ? name : `${name} ${words}`;
}
