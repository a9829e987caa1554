import { randomBytes } from "node:crypto";
import { join } from "node:path";
import pTimeout from "p-timeout";
import { type Program, run } from "#e2e/support/product/stack.ts";
import { readyPath } from "#server/http/routes/health-routes.ts";
import { startBalancer } from "./balancer.ts";

export type TwoNodes = Awaited<ReturnType<typeof startTwoNodes>>;

export interface NodePorts {
  balancer: number;
  nodes: readonly [number, number];
  sandbox: number;
  smtp: number;
}

/** Three times what systemd and compose allow: this machine runs everything else too. */
const stopLimit_ms = 120_000;
const project = join(import.meta.dirname, "../..");

/** Two servers of the product behind a balancer, and the twins of the outside services beside them. */
export async function startTwoNodes(databaseUrl: string, folder: string, ports: NodePorts) {
  const url = `http://localhost:${ports.balancer}`;
  const sandboxUrl = `http://localhost:${ports.sandbox}`;
  const env = {
    ...process.env,
    NODE_ENV: "development",
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DATA_KEY: randomBytes(32).toString("base64"),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    // The clients are on one machine; each has a network of its own in the balancer's header.
    TRUSTED_PROXIES: "127.0.0.1,::1",
    // A connection to another host fails the request that made it.
    NODE_OPTIONS: `--import=${join(project, "tools/only-localhost.ts")}`,
    NODE_COMPILE_CACHE: join(project, "node_modules/.cache/node"),
  };
  const ended: string[] = [];
  const nodeUrls = ports.nodes.map((port) => `http://localhost:${port}`);
  let isStopping = false;
  const startNode = async (node: number) => {
    if (isStopping) return;
    const program = run("server/main.ts", { ...env, PORT: String(ports.nodes[node]) });
    nodes[node] = program;
    await program.answering(`${nodeUrls[node]}${readyPath}`);
  };
  const nodes: Program[] = [];
  const stops: (() => Promise<unknown>)[] = [
    () => Promise.all(nodes.map((program) => program.end("SIGTERM"))),
  ];
  const stop = async () => {
    isStopping = true;
    for (const stopOne of stops.splice(0)) await stopOne();
  };
  try {
    const sandbox = run("sandbox/main.ts", env);
    stops.push(() => sandbox.end("SIGTERM"));
    await sandbox.answering(sandboxUrl);
    await Promise.all(nodeUrls.map((_, node) => startNode(node)));
    const balancer = await startBalancer(ports.balancer, nodeUrls);
    stops.push(() => balancer.stop());
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    sandboxUrl,
    /** `kill -9`, and a new start `pause_ms` later. */
    async killNode(node: number, pause_ms: number): Promise<void> {
      await nodes[node]?.end("SIGKILL");
      ended.push(nodes[node]?.output() ?? "");
      await new Promise((resolve) => setTimeout(resolve, pause_ms));
      await startNode(node);
    },
    /** Asks a node to end, as an update does, and starts it again. Returns its exit code. */
    async restartNode(node: number): Promise<number | null> {
      const program = nodes[node];
      if (!program) throw new Error(`There is no node ${node + 1}`);
      program.signal("SIGTERM");
      const message = `Node ${node + 1} does not end after SIGTERM`;
      const code = await pTimeout(program.exitCode(), { milliseconds: stopLimit_ms, message });
      ended.push(program.output());
      await startNode(node);
      return code;
    },
    /** `npm run operate -- ...` beside the nodes. @throws Error when it does not succeed */
    async operate(...words: string[]): Promise<void> {
      const program = run("tools/operate.ts", env, words);
      if ((await program.exitCode()) !== 0) throw new Error(program.output());
    },
    output: () => [...ended, ...nodes.map((program) => program.output())].join(""),
    stop,
  };
}
