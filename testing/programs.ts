import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Installs packages where this process may: as root, on Debian and its relatives. Processes that install at once wait for each
 * other. Returns whether it may.
 */
export function installDebianPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const apt = (...words: string[]) =>
    execFileSync("/usr/bin/flock", [join(tmpdir(), "farline-apt.lock"), "apt-get", "-qq", ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "inherit"],
    });
  apt("update");
  apt("-o", "DPkg::Lock::Timeout=600", "install", "--no-install-recommends", ...names);
  return true;
}

export interface Program {
  /** Its usual place. */
  path: string;
  /** Debian's package of it. */
  package: string;
  /** Finds it in other places too. */
  isThere?(): boolean;
}

/**
 * Tells if a program that tests start is there. Root on Debian gets a missing one installed; elsewhere its tests are left out
 * with a sentence, and fail a run of CI.
 */
export function hasProgram({ path, package: name, isThere = () => existsSync(path) }: Program): boolean {
  if (isThere()) return true;
  try {
    installDebianPackages(name);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (isThere()) return true;
  const sentence = `${path} is missing (Debian: apt-get install ${name}), so the tests that start it are left out.`;
  if (process.env.CI === "true") throw new Error(sentence);
  console.log(sentence);
  return false;
}
