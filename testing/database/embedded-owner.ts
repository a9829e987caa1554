/**
 * A process that owns an embedded database, for tests that kill it: `embedded-owner.ts <data directory>`.
 * Writes one line of JSON, `{connection}` or `{error: {name, message}}`, and stops when its input ends.
 */
import { startEmbeddedPostgres } from "#adapters/postgres/embedded/start-embedded-postgres.ts";

const [dataDirectory] = process.argv.slice(2);
if (dataDirectory === undefined) throw new Error("The data directory is missing");

try {
  const server = await startEmbeddedPostgres({ dataDirectory });
  process.stdout.write(`${JSON.stringify({ connection: server.connection })}\n`);
  process.stdin.resume().once("end", () => void server.stop());
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  process.stdout.write(`${JSON.stringify({ error: { name, message } })}\n`);
}
