import { dumpDatabase } from "#adapters/postgres/backup/dump.ts";
import type { SocketConnection } from "#adapters/postgres/connection/open-database.ts";

export const takenAt = new Date("2026-11-21T12:00:00Z");

export async function dumped(connection: SocketConnection): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of dumpDatabase(connection, takenAt)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function* chunked(backup: Buffer, size = 1_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < backup.length; at += size) yield backup.subarray(at, at + size);
}
