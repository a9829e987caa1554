import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { urlOf } from "#adapters/postgres/connection/open-database.ts";
import { startSandbox } from "#sandbox/sandbox.ts";
import { type ProductDatabase, productDatabase } from "./product-database.ts";
import { freePorts, type Program, run, type Stack } from "./stack.ts";
import { type Stops, stopAll } from "./stops.ts";

const guard = join(import.meta.dirname, "../../../tools/only-localhost.ts");

interface ServerProgramOptions {
  variables?: NodeJS.ProcessEnv;
  /**
   * By default one of its own on the cluster of the run. `embedded`: the program starts one in its data directory, as a
   * newcomer's does.
   */
  database?: ProductDatabase | "embedded";
}

/**
 * The product as one program, which a test may kill. The sandbox runs in the test's own process, and the database on
 * the cluster of the run: a program for the one and a cluster for the other would take most of the start.
 */
export async function startServerProgram({
  variables = {},
  database: given,
}: ServerProgramOptions = {}): Promise<Stack> {
  const [port = 0, sandboxPort = 0, smtpPort = 0] = await freePorts(3);
  const url = `http://localhost:${port}`;
  const dataDirectory = mkdtempSync(join(tmpdir(), "farline-e2e-"));
  const stops: Stops = [async () => rmSync(dataDirectory, { recursive: true, force: true })];
  const stop = () => stopAll(stops);
  try {
    const database = given === "embedded" ? undefined : (given ?? (await productDatabase()));
    if (database) stops.push(database.stop);
    const env = {
      ...process.env,
      // A connection to another host fails the request that made it.
      NODE_OPTIONS: `--import=${guard}`,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      DATA_DIR: dataDirectory,
      ...(database && { DATABASE_URL: urlOf(database.connection) }),
      ...variables,
    };
    const sandbox = await startSandbox({
      port: sandboxPort,
      smtpPort: Number(env.SANDBOX_SMTP_PORT),
      publicUrl: url,
    });
    stops.push(() => sandbox.stop());
    let app: Program | undefined;
    stops.push(async () => app?.end("SIGTERM"));
    const startApp = async () => {
      app = run("tools/start.ts", env);
      await app.answering(url);
    };
    await startApp();
    return {
      url,
      sandboxUrl: sandbox.url,
      dataDirectory,
      output: () => app?.output() ?? "",
      killApp: async () => app?.end("SIGKILL"),
      stopApp: async () => app?.end("SIGTERM"),
      startApp,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
