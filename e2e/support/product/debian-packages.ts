import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs packages where this process may: as root, on Debian and its relatives. Returns whether it may. */
export function installDebianPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  execFileSync("apt-get", ["update"], { stdio: "ignore" });
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", ...names], { stdio: "inherit" });
  return true;
}
