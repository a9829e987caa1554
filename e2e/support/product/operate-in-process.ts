import type { Outcome } from "#tools/operate/command.ts";
import { commandContext } from "#tools/operate/context.ts";
import { readCommand, runCommand } from "#tools/operate/run-command.ts";

/**
 * `npm run operate -- ...` in the test's own process, which has most of its code loaded: a program for each command takes
 * seconds. What is said beside the answer goes to the test's own output.
 */
export async function operateInProcess(variables: NodeJS.ProcessEnv, ...words: string[]): Promise<Outcome> {
  const read = readCommand(words);
  if ("help" in read) throw new Error(`${words.join(" ")} asks for help alone`);
  return runCommand(read, commandContext(variables, console.error));
}
