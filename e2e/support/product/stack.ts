import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { blockedPorts } from "#server/config/environment.ts";
import { compileOnce } from "#tools/compile-once.ts";
import { programFile } from "./programs.ts";

compileOnce();
const project = join(import.meta.dirname, "../../..");
const guard = join(project, "tools/only-localhost.ts");
const endWithParent = join(import.meta.dirname, "../../../tools/end-with-parent.ts");
const startLimit_ms = 180_000;

export type Program = ReturnType<typeof run>;

/** The product as a newcomer starts it, on free ports and with a data directory of its own. */
export interface Stack {
  url: string;
  sandboxUrl: string;
  dataDirectory: string;
  /** The output of the app's process so far. */
  output(): string;
  /** `kill -9` of the app's process; the sandbox lives on. */
  killApp(): Promise<void>;
  /** Asks the app's process to end, as Ctrl-C does. */
  stopApp(): Promise<void>;
  /** Starts the app again on the same data and ports. */
  startApp(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts sandbox and app as two processes, so that one can die without the other; `variables` apply to both. The server
 * alone, without `npm start` around it, serves the page as it was built last.
 */
export async function startStack(
  variables: NodeJS.ProcessEnv = {},
  program: "tools/start.ts" | "server/main.ts" = "tools/start.ts",
): Promise<Stack> {
  const [appPort, anyPort, smtpPort] = await freePorts(3);
  const sandboxPort = variables.SANDBOX_PORT ?? anyPort;
  const dataDirectory = mkdtempSync(join(tmpdir(), "farline-e2e-"));
  const env = {
    ...process.env,
    PORT: String(appPort),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: dataDirectory,
    // A connection to another host fails the request that made it.
    NODE_OPTIONS: `--import=${guard}`,
    ...variables,
  };
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const url = `http://localhost:${appPort}`;
  const sandbox = run(programFile("sandbox/main.ts"), env);
  let app: Program | undefined;
  const stack = {
    url,
    sandboxUrl,
    dataDirectory,
    output: () => app?.output() ?? "",
    killApp: async () => app?.end("SIGKILL"),
    stopApp: async () => app?.end("SIGTERM"),
    async startApp() {
      app = run(programFile(program), env);
      await app.answering(url);
    },
    async stop() {
      await app?.end("SIGTERM");
      await sandbox.end("SIGTERM");
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
  try {
    await sandbox.answering(sandboxUrl);
    await stack.startApp();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return stack;
}

/** Each worker of a test runner has a range of its own: two could pick the same port before either listens on it. */
const range = { count: 11, size: 2_000 };
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.VITEST_POOL_ID ?? 0);
const firstPort = 10_000 + (worker % range.count) * range.size;
const given = new Set<number>(blockedPorts);

/** Ports without a listener, below those that systems give to outgoing connections, which could take one meanwhile. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = randomInt(firstPort, firstPort + range.size);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) ports.push(port);
  }
  return ports;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, () => resolve(true));
  });
  if (listening) await new Promise((resolve) => server.close(resolve));
  return listening;
}

/**
 * Starts one of our programs, from its source unless a path says otherwise, and reports when it answers or ends. It ends
 * with this process at the latest.
 */
export function run(script: string, env: NodeJS.ProcessEnv, words: readonly string[] = []) {
  const child = spawn(process.execPath, [`--import=${endWithParent}`, resolve(project, script), ...words], {
    cwd: project,
    env,
    stdio: ["pipe", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return {
    pid: child.pid,
    output: () => output,
    async answering(url: string) {
      const until_ms = Date.now() + startLimit_ms;
      while (Date.now() < until_ms && !hasEnded(child)) {
        const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
        if (reply?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`${script} does not answer at ${url}:\n${output}`);
    },
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Waits until it ends by itself and its last words are read, which may be after its end; returns its exit code. */
    async exitCode(): Promise<number | null> {
      await closed;
      return child.exitCode;
    },
    async end(signal: "SIGTERM" | "SIGKILL") {
      if (hasEnded(child)) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
