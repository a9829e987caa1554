/**
 * `npm start`: builds the browser app when it is outdated, starts the sandbox for the outside services without keys,
 * then the server, and prints the address.
 */
import { type Config, readConfig } from "#server/config.ts";
import { endOnSignal } from "#server/end-on-signal.ts";
import { isCollected, writeJsonLines } from "#server/json-lines.ts";
import { startServer } from "#server/main.ts";
import { exitWithSentence } from "#server/start-failure.ts";
import { buildPageIfNeeded } from "./build-page.ts";
import { startSandbox, whereMailGoes } from "./start-sandbox.ts";

/** A busy machine, whose jobs begin at the same time, has taken more than ten seconds. */
const firstAnswerTimeout_ms = 120_000;

if (isCollected(process.env, process.stdout)) writeJsonLines();
try {
  const config = readConfig(process.env);
  await buildPageIfNeeded();
  await start(config);
} catch (error) {
  exitWithSentence(error);
}

async function start(config: Config): Promise<void> {
  // The sandbox starts first: the server's jobs call it as soon as they run.
  const sandbox = await startSandbox(config);
  const server = await startServer(config).catch(async (error: unknown) => {
    await sandbox.stop();
    throw error;
  });
  await fetch(localAddress(config), { signal: AbortSignal.timeout(firstAnswerTimeout_ms) });
  // Counted from the start of the process: loading the modules and building the page are part of the wait.
  const elapsed_s = performance.now() / 1_000;
  console.log(`\nFarline is at ${config.publicUrl} (first page answered after ${elapsed_s.toFixed(1)} s)`);
  if (config.sandbox.parts.length > 0) {
    const inbox = config.sandbox.parts.includes("mail") ? `; its mail is at ${config.sandbox.url}/mail` : "";
    console.log(`The sandbox stands in for ${config.sandbox.parts.join(", ")}${inbox}`);
  }
  const mailSentence = whereMailGoes(config);
  if (mailSentence !== undefined) console.log(mailSentence);
  endOnSignal(async () => {
    await server.stop().finally(sandbox.stop);
  });
}

function localAddress(config: Config): string {
  const host = config.host === "0.0.0.0" ? "127.0.0.1" : config.host;
  return `http://${host}:${config.port}/`;
}
