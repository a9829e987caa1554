import { type Command, optionsOf } from "./command.ts";
import { commands } from "./commands.ts";

const start = "npm run operate --";

const exitCodeHelp = `Exit codes: 0 done, 1 refused or found wrong, 2 the command line is wrong, 3 the outcome is not known yet.
What changes something needs --reason and stands in the record. What moves money or deletes asks first; --yes skips that.`;

/** Every command in its group, and how to go on. */
export function overview(): string {
  const groups = Map.groupBy(commands, ({ group }) => group);
  const width = Math.max(...commands.map((command) => called(command).length)) + 2;
  const sections = [...groups].map(([group, members]) =>
    [group, ...members.map((one) => `  ${called(one).padEnd(width)}${one.summary}`)].join("\n"),
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
const examples = [...Map.groupBy(commands, ({ group }) => group).values()].flatMap(([first]) =>
  first ? [first.example] : [],
);

export function commandHelp(command: Command): string {
  const options = Object.entries(optionsOf(command)).map(
    ([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ""}`, help] as const,
  );
  const width = Math.max(...options.map(([option]) => option.length)) + 2;
  return [
    `Usage: ${start} ${called(command)} [OPTIONS]`,
    `\n${command.summary}.`,
    "\nOptions",
    ...options.map(([option, help]) => `  ${option.padEnd(width)}${help}`),
    `\nExample\n  ${start} ${command.example}`,
  ].join("\n");
}

function called({ name, words }: Command): string {
  return words === "" ? name : `${name} ${words}`;
}
