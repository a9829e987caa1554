/** Stands in for the base image: the running Node, and the npm that started this program. */
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
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
  /^(npm_config_(registry|cache|cafile)|(https?|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE)$/i;

/** Where packages come from on this machine; the steps see no other variable of this process. */
export function registryEnvironment(): Record<string, string> {
  const given = Object.entries(process.env).filter(([name]) => passedOn.test(name));
  return Object.fromEntries(given.map(([name, value]) => [name, value ?? ""]));
}
