/** A folder that stands in for a bare Debian: its own /etc, /opt, /usr/local, /var and /mnt, and a user without root. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { freePorts } from "#e2e/support/product/stack.ts";
import { systemPostgres } from "#testing/database/system-postgres.ts";
import { makeAuthority } from "./authority.ts";
import { builder, cacheFor, makePrograms, registryEnvironment } from "./programs.ts";

const project = join(import.meta.dirname, "../..");
const standIns = ["apt-get", "runuser", "editor", "systemctl"];
const services = ["farline", "caddy", "postgresql"];
const ownFoldersAtFirst = [
  ...["home", "log", "run", "answers", "stand-ins", "mnt", "opt"],
  ...["etc/caddy", "etc/cron.d", "etc/systemd/system", "usr/local/sbin"],
  ...["var/backups", "var/lib/postgresql/15"],
];
/** Folders of the guide that are the walk's own. */
const ownFolders = /(?<![\w/.:-])\/(?=(?:etc|opt|usr\/local|var|mnt)\/)/g;

export type Machine = Awaited<ReturnType<typeof makeMachine>>;

export interface Outcome {
  exitCode: number | null;
  output: string;
}

/** @throws Error when PostgreSQL 15 is not installed here, or a program fails */
export async function makeMachine() {
  const postgres = systemPostgres();
  if (!postgres)
    throw new Error("The walk needs PostgreSQL 15 on this machine: apt-get install postgresql-15");
  const root = mkdtempSync(join(tmpdir(), "farline-walk-"));
  const [server = 0, database = 0, https = 0, http = 0, sandbox = 0, smtp = 0] = await freePorts(6);
  const ports = { server, database, https, http, sandbox, smtp };
  const publicUrl = `https://localhost:${https}`;
  const authority = makeAuthority(root);
  makeFolders(root);
  const programs = makePrograms(join(root, "programs"));
  const environment = {
    ...registryEnvironment(),
    npm_config_cache: cacheFor(root),
    // The lock file names every version, so what was downloaded once need not be asked for again.
    npm_config_prefer_offline: "true",
    PATH: [
      join(root, "stand-ins"),
      join(root, "usr/local/sbin"),
      programs,
      "/usr/sbin:/usr/bin:/sbin:/bin",
      process.env.PATH,
    ].join(":"),
    HOME: join(root, "home"),
    LC_ALL: "C.UTF-8",
    NODE_EXTRA_CA_CERTS: authority.certificate,
    CURL_CA_BUNDLE: authority.certificate,
    WALK_ROOT: root,
    WALK_POSTGRES: postgres,
    WALK_POSTGRES_PORT: String(database),
  };
  // A local copy by links would let the walk's user own files of this checkout.
  must(spawnSync("git", ["clone", "--quiet", "--bare", `file://${project}`, join(root, "origin.git")]));
  chmodSync(root, 0o755);
  if (builder) must(spawnSync("chown", ["--recursive", `${builder.uid}:${builder.gid}`, root]));

  let folder = join(root, "home");

  /** Replaces the guide's names with the walk's own. */
  function adapt(text: string): string {
    return text
      .replaceAll(ownFolders, `${root}/`)
      .replaceAll("https://farline.example", publicUrl)
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${server}`)
      .replaceAll("https://git.example.org/farline.git", `file://${join(root, "origin.git")}`)
      .replaceAll("--owner=postgres ", "");
  }

  /** Runs a block as the walk's user, in the folder where the block before it ended. */
  async function run(text: string, limit_s: number, input = ""): Promise<Outcome> {
    const script = `set -eu\n${adapt(text)}\npwd >"$WALK_ROOT/run/folder"\n`;
    const child = spawn("/bin/sh", ["-c", script], {
      cwd: folder,
      env: environment,
      // A terminal of this process would be asked for passwords.
      detached: true,
      ...builder,
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
    // A block that ends early reads no input.
    child.stdin.on("error", () => {}).end(input);
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), limit_s * 1_000);
    await once(child, "close");
    clearTimeout(timer);
    if (child.exitCode === 0) folder = readFileSync(join(root, "run/folder"), "utf8").trim();
    return { exitCode: child.exitCode, output: Buffer.concat(parts).toString() };
  }

  /** Writes what the operator types into a file of this name. */
  function answer(file: string, text: string): void {
    writeFileSync(join(root, "answers", basename(file)), text);
  }

  /** Makes the cluster that Debian's package makes, with the walk's port and folders. */
  async function installPostgres(): Promise<void> {
    const settings = [
      `port=${database}`,
      `unix_socket_directories='${join(root, "run")}'`,
      "listen_addresses='127.0.0.1'",
    ];
    const data = "/var/lib/postgresql/15/main";
    const { exitCode, output } = await run(
      [
        `"$WALK_POSTGRES/initdb" --pgdata=${data} --username=postgres --auth-local=trust --auth-host=scram-sha-256 --no-instructions`,
        ...settings.map((line) => `printf '%s\\n' "${line}" >>${data}/postgresql.conf`),
        "systemctl start postgresql",
      ].join("\n"),
      120,
    );
    if (exitCode !== 0) throw new Error(output);
  }

  /** Ends every service and removes the folder. */
  async function remove(): Promise<void> {
    folder = root;
    for (const service of services) await run(`systemctl stop ${service} || true`, 60);
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  }

  const log = (service: string) => run(`tail -n 20 "$WALK_ROOT/log/${service}.log" 2>/dev/null || true`, 10);
  return { root, ports, publicUrl, authority, environment, adapt, run, answer, installPostgres, remove, log };
}

/** The folders that Debian or its packages would have made, and the programs that stand in for others. */
function makeFolders(root: string): void {
  for (const name of ownFoldersAtFirst) mkdirSync(join(root, name), { recursive: true });
  for (const name of standIns) {
    const copy = join(root, "stand-ins", name);
    copyFileSync(join(import.meta.dirname, `stand-ins/${name}.sh`), copy);
    chmodSync(copy, 0o755);
  }
}

function must({ status, stderr }: { status: number | null; stderr: Buffer }): void {
  if (status !== 0) throw new Error(stderr.toString());
}
