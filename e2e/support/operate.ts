import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Stack } from "./stack.ts";

/** Runs `npm run operate -- ...` beside the running server, which changes something for a reason. */
export function operate(stack: Stack, ...words: string[]): Promise<string> {
  return look(stack, ...words, "--reason", "a test");
}

/** The same for a command that takes no reason; returns what it says. */
export async function look(stack: Stack, ...words: string[]): Promise<string> {
  const script = join(import.meta.dirname, "../../tools/operate.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], {
    env: { ...process.env, DATA_DIR: stack.dataDirectory },
    timeout: 60_000,
  });
  return stdout;
}
