import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Program } from "#testing/programs.ts";

interface Proxy extends Program {
  name: string;
  /** The line of the operating guide that lets events and long bodies pass; empty where none is needed. */
  line: string;
  /** Its configuration file. A folder is given for files of its own. */
  config(port: number, server: string, line: string, folder: string): string;
  words(config: string): string[];
}

/** The proxies of the operating guide, Caddy aside, each with as little configuration as runs. */
export const proxies: readonly Proxy[] = [
  {
    name: "nginx",
    path: "/usr/sbin/nginx",
    package: "nginx-light",
    line: "client_max_body_size 11m;",
    config: (port, server, line, folder) => `
      daemon off; master_process off; error_log stderr; pid ${folder}/pid;
      events {}
      http {
        access_log off;
        ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((part) => `${part}_temp_path ${folder}/${part};`).join(" ")}
        server { listen 127.0.0.1:${port}; location / { proxy_pass http://${server}; ${line} } }
      }`,
    words: (config) => ["-c", config],
  },
  {
    name: "Apache httpd",
    path: "/usr/sbin/apache2",
    package: "apache2-bin",
    line: "flushpackets=on",
    config: (port, server, line, folder) => `
      ServerRoot ${folder}
      ServerName localhost
      PidFile ${folder}/pid
      Listen 127.0.0.1:${port}
      ErrorLog ${folder}/log
      ${["mpm_event", "authz_core", "proxy", "proxy_http"].map((module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`).join("\n      ")}
      ${process.getuid?.() === 0 ? "User nobody\n      Group nogroup" : ""}
      ProxyPass "/" "http://${server}/" ${line}`,
    words: (config) => ["-D", "FOREGROUND", "-f", config],
  },
  {
    name: "HAProxy",
    path: "/usr/sbin/haproxy",
    package: "haproxy",
    line: "",
    config: (port, server) => `
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend page
  bind 127.0.0.1:${port}
  default_backend farline
backend farline
  server one ${server}
`,
    words: (config) => ["-db", "-f", config],
  },
  {
    name: "lighttpd",
    path: "/usr/sbin/lighttpd",
    package: "lighttpd",
    line: "server.stream-response-body = 2",
    config: (port, server, line, folder) => `
      server.modules = ("mod_proxy")
      server.document-root = "${folder}"
      server.bind = "127.0.0.1"
      server.port = ${port}
      proxy.server = ("" => (("host" => "${server.split(":")[0]}", "port" => ${server.split(":")[1]})))
      ${line}`,
    words: (config) => ["-D", "-f", config],
  },
];

export interface RunningProxy {
  url: string;
  stop(): Promise<void>;
}

/** A proxy before a server, with its line of the guide or another one. */
export async function startProxy(
  proxy: Proxy,
  port: number,
  server: string,
  line = proxy.line,
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), "farline-proxy-"));
  chmodSync(folder, 0o755);
  const config = join(folder, "config");
  writeFileSync(config, proxy.config(port, server, line, folder));
  // The proxy ends with the pipe of this process, also when a run is interrupted.
  const guarded = '(cat > /dev/null; kill -TERM $$) <&3 & exec "$@"';
  const words = [proxy.path, ...proxy.words(config)];
  const child = spawn("sh", ["-c", `exec 3<&0; ${guarded}`, "sh", ...words], {
    stdio: ["pipe", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (data) => {
    log += String(data);
  });
  const exited = once(child, "exit");
  const stop = async () => {
    child.stdin.end();
    if (child.exitCode === null) await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode === null) {
      await sleep(50);
      continue;
    }
    await stop();
    throw new Error(`${proxy.name} did not start:\n${log}`);
  }
  return { url, stop };
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
