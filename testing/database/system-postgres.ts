import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The oldest version the product supports; the tests run on it beside the embedded one. */
const wanted = "15";

/** The folder of this machine's PostgreSQL 15 programs, or undefined when it has none. */
export function systemPostgres(): string | undefined {
  return candidates().find(
    (directory) => existsSync(join(directory, "initdb")) && version(directory) === wanted,
  );
}

function candidates(): string[] {
  const debian = "/usr/lib/postgresql";
  const installed = existsSync(debian) ? readdirSync(debian).map((major) => join(debian, major, "bin")) : [];
  const configured = output("pg_config", "--bindir");
  return [...installed, ...(configured === undefined ? [] : [configured])];
}

function version(directory: string): string | undefined {
  return /\(PostgreSQL\) (\d+)/.exec(output(join(directory, "postgres"), "--version") ?? "")?.[1];
}

function output(command: string, argument: string): string | undefined {
  try {
    return execFileSync(command, [argument], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
