import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { urlOf } from "#adapters/postgres/connection/open-database.ts";
import { startEmbeddedPostgres } from "#adapters/postgres/embedded/start-embedded-postgres.ts";
import { programFile } from "./programs.ts";
import { type RoundRobin, startRoundRobin } from "./round-robin.ts";
import { freePorts, type Program, run } from "./stack.ts";

/** The scaled product: two servers on one database, a balancer before them, and the sandbox beside. */
export interface TwoNodes {
  /** The balancer's address. */
  url: string;
  sandboxUrl: string;
  nodeUrls: readonly [string, string];
  balancer: RoundRobin;
  /** `kill -9`. */
  kill(node: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startTwoNodes(): Promise<TwoNodes> {
  const [port = 0, onePort, otherPort, sandboxPort, smtpPort] = await freePorts(5);
  const dataDirectory = mkdtempSync(join(tmpdir(), "farline-e2e-"));
  const stops = [async () => rmSync(dataDirectory, { recursive: true, force: true })];
  const stop = async () => {
    for (const stopOne of stops.splice(0).toReversed()) await stopOne();
  };
  try {
    const database = await startEmbeddedPostgres({ dataDirectory });
    stops.push(() => database.stop());
    const url = `http://localhost:${port}`;
    const env = {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDirectory,
      DATABASE_URL: urlOf(database.connection),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
    };
    const sandboxUrl = `http://localhost:${sandboxPort}`;
    const sandbox = run(programFile("sandbox/main.ts"), env);
    stops.push(() => sandbox.end("SIGTERM"));
    await sandbox.answering(sandboxUrl);
    const ports = [onePort, otherPort];
    const nodes: Program[] = ports.map((own) =>
      run(programFile("server/main.ts"), { ...env, PORT: String(own) }),
    );
    stops.push(async () => void (await Promise.all(nodes.map((node) => node.end("SIGTERM")))));
    const nodeUrls = [`http://localhost:${onePort}`, `http://localhost:${otherPort}`] as const;
    await Promise.all(nodes.map((node, n) => node.answering(`${nodeUrls[n]}/readyz`)));
    const balancer = await startRoundRobin(port, nodeUrls);
    stops.push(() => balancer.stop());
    return { url, sandboxUrl, nodeUrls, balancer, kill: async (node) => nodes[node]?.end("SIGKILL"), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
