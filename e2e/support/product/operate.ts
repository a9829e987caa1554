import { execFile } from "node:child_process";
import { programFile } from "./programs.ts";
import type { Stack } from "./stack.ts";

/** Runs `npm run operate -- ...` beside the running server. Returns how it ended and what it said. */
export function operate(stack: Stack, ...words: string[]): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [programFile("tools/operate.ts"), ...words],
      { env: { ...process.env, DATA_DIR: stack.dataDirectory }, timeout: 120_000 },
      // One that was killed at its timeout has no code, and has not done what it was asked.
      (error, stdout, stderr) => done({ code: error ? Number(error.code ?? -1) : 0, said: stdout + stderr }),
    );
  });
}

/** The same for a command that must succeed and takes no reason; returns what it says. */
export async function look(stack: Stack, ...words: string[]): Promise<string> {
  const { code, said } = await operate(stack, ...words);
  if (code !== 0) throw new Error(`operate ${words.join(" ")} ended with ${code}: ${said}`);
  return said;
}

/** The same for a command that changes something for a reason. */
export function change(stack: Stack, ...words: string[]): Promise<string> {
  return look(stack, ...words, "--reason", "a test");
}
