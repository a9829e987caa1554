/** The running Node and the npm that started this program, for a user without root. */
import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Makes the folder with `node` and `npm`, and returns it. */
export function makePrograms(folder: string, npm = process.env.npm_execpath): string {
  if (npm === undefined) throw new Error("npm must start this program: npm run ...");
  mkdirSync(folder, { recursive: true });
  const node = join(folder, "node");
  // A copy, because the steps' user may not enter the folder of the original.
  copyFileSync(process.execPath, node);
  const script = join(folder, "npm");
  writeFileSync(script, `#!/bin/sh\nexec "${node}" "${npm}" "$@"\n`);
  for (const path of [node, script]) chmodSync(path, 0o755);
  return folder;
}

const passedOn =
  /^(npm_config_(registry|cache|cafile|prefer_offline)|(https?|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE)$/i;

/** Sources of packages on this machine; the steps see no other variable of this process. */
export function registryEnvironment(): Record<string, string> {
  const given = Object.entries(process.env).filter(([name]) => passedOn.test(name));
  return Object.fromEntries(given.map(([name, value]) => [name, value ?? ""]));
}

interface OsUser {
  uid: number;
  gid: number;
}

/** Root walks as the user 65534, so that no step can change this machine. */
export const builder: OsUser | undefined =
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** A copy of what npm has downloaded before, which the builder may write to. */
export function cacheFor(folder: string): string {
  const cache = join(folder, "npm-cache");
  mkdirSync(cache);
  const downloaded = join(process.env.npm_config_cache ?? "", "_cacache");
  if (existsSync(downloaded)) cpSync(downloaded, join(cache, "_cacache"), { recursive: true });
  if (builder) spawnSync("chown", ["--recursive", `${builder.uid}:${builder.gid}`, cache]);
  return cache;
}
