import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "node:tls";
import { hasProgram } from "#testing/programs.ts";
import { freePorts } from "./stack.ts";
import { type Stops, stopAll } from "./stops.ts";

const caddyfile = join(import.meta.dirname, "../../../deploy/Caddyfile");
const path = "/usr/bin/caddy";

export const hasCaddy = () =>
  hasProgram({
    path,
    package: "caddy",
    isThere: () => existsSync(path) || spawnSync("caddy", ["version"]).status === 0,
  });

export interface Caddy {
  /** HTTP/1.1 without TLS, which a client in the test's process need not trust. */
  url: string;
  /** HTTP/1.1 and HTTP/2 by TLS, with a certificate of Caddy's own authority. */
  tlsPort: number;
  stop(): Promise<void>;
}

/** The site's own time for a whole request, shortened so that a slow one ends within a test. */
const readBody_s = 2;

/** `deploy/Caddyfile` at ports of this machine, before the servers at these ports. */
export async function startCaddy(serverPorts: readonly number[]): Promise<Caddy> {
  const [port = 0, tlsPort = 0] = await freePorts(2);
  const folder = mkdtempSync(join(tmpdir(), "farline-caddy-"));
  const stops: Stops = [async () => rmSync(folder, { recursive: true, force: true })];
  const config = join(folder, "Caddyfile");
  const options = ["auto_https disable_redirects", "local_certs", "skip_install_trust"];
  const text = readFileSync(caddyfile, "utf8")
    .replace(/^\{\n/m, `{\n\t${options.join("\n\t")}\n`)
    .replace("read_body 30s", `read_body ${readBody_s}s`);
  writeFileSync(config, text);
  // Caddy ends with the pipe of this process, also when a run is interrupted.
  const guarded = '(cat > /dev/null; kill -9 $$) <&3 & exec "$@"';
  const words = ["caddy", "run", "--config", config, "--adapter", "caddyfile"];
  const child = spawn("sh", ["-c", `exec 3<&0; ${guarded}`, "sh", ...words], {
    stdio: ["pipe", "ignore", "pipe"],
    env: {
      ...process.env,
      PUBLIC_URL: `http://localhost:${port}, https://localhost:${tlsPort}`,
      FARLINE_SERVERS: serverPorts.map((serverPort) => `127.0.0.1:${serverPort}`).join(" "),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  let log = "";
  child.stderr.on("data", (data) => {
    log += String(data);
  });
  stops.push(async () => {
    child.stdin.end();
    if (child.exitCode === null) await once(child, "exit");
  });
  const stop = () => stopAll(stops);
  // The certificate comes last.
  while (!(await speaksTls(tlsPort))) {
    if (child.exitCode === null) {
      await sleep(50);
      continue;
    }
    await stop();
    throw new Error(`Caddy did not start:\n${log}`);
  }
  return { url: `http://localhost:${port}`, tlsPort, stop };
}

/** Options of a client that takes the certificate. */
export const selfSigned = { host: "localhost", servername: "localhost", rejectUnauthorized: false };

function speaksTls(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ ...selfSigned, port });
    socket.once("secureConnect", () => resolve(true)).once("secureConnect", () => socket.destroy());
    socket.once("error", () => resolve(false)).once("close", () => resolve(false));
  });
}
