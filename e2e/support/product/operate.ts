import { execFile } from "node:child_process";
import { promisify } from "node:util";
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
