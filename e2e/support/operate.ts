import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { programFile } from "./programs.ts";
import type { Stack } from "./stack.ts";

/** Runs `npm run operate -- ...` beside the running server, which changes something for a reason. */
export function operate(stack: Stack, ...words: string[]): Promise<string> {
  return look(stack, ...words, "--reason", "a test");
}

/** The same for a command that takes no reason; returns what it says. */
export async function look(stack: Stack, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [programFile("tools/operate.ts"), ...words],
    {
      env: { ...process.env, DATA_DIR: stack.dataDirectory },
      timeout: 60_000,
    },
  );
  return stdout;
}
