import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Role } from "#contract/operators/permissions.ts";
import { inDatabase } from "./database.ts";
import { programFile } from "./programs.ts";
import type { Stack } from "./stack.ts";

/** Runs `npm run operate -- ...` beside the running server. */
export function operate(stack: Stack, ...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [programFile("tools/operate.ts"), ...args],
      { env: { ...process.env, DATA_DIR: stack.dataDirectory }, timeout: 60_000 },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}

/** Makes a user an operator, from the command line. The second factor is a passkey that no device has. */
export async function makeOperator(stack: Stack, email: string, role: Role): Promise<void> {
  await inDatabase(stack, (client) =>
    client.query(
      `INSERT INTO passkey (credential_id, id, user_id, name, public_key, counter, transports, created_at)
       SELECT $1::text, gen_random_uuid(), id, 'key', 'none', 0, '{}', now() FROM users WHERE email = $2`,
      [randomUUID(), email],
    ),
  );
  const granted = await operate(stack, "grant-role", email, "--role", role, "--reason", "joined the team");
  expect(granted).toMatchObject({ code: 0 });
}
