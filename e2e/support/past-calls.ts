import { insertPastCalls, type PastCall } from "#testing/calls/past-calls.ts";
import { inDatabase } from "./product/database.ts";
import type { Stack } from "./product/stack.ts";

export async function addPastCalls(stack: Stack, email: string, calls: readonly PastCall[]): Promise<void> {
  await inDatabase(stack, (client) => insertPastCalls(client, email, calls));
}
