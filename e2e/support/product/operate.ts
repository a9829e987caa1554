import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Outcome } from "#tools/operate/command.ts";
import { commandContext } from "#tools/operate/context.ts";
import { readCommand, runCommand } from "#tools/operate/run-command.ts";
import { programFile } from "./programs.ts";
import type { Stack } from "./stack.ts";

/** Runs `npm run operate -- ...` for a reason beside the running server. @throws with what it said when it fails. */
export async function change(stack: Stack, ...words: string[]): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [programFile("tools/operate.ts"), ...words, "--reason", "a test"],
    { env: { ...process.env, DATA_DIR: stack.dataDirectory }, timeout: 120_000 },
  );
}

/**
 * `npm run operate -- ...` in the test's own process, which has most of its code loaded: a program for each command takes
 * seconds. What is said beside the answer goes to the test's own output.
 */
export async function operateInProcess(variables: NodeJS.ProcessEnv, ...words: string[]): Promise<Outcome> {
  const read = readCommand(words);
  if ("help" in read) throw new Error(`${words.join(" ")} asks for help alone`);
  return runCommand(read, commandContext(variables, console.error));
}
