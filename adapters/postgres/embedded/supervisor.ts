import { spawn } from "node:child_process";
import { cleanEnvironment, type OsUser } from "./run.ts";

/**
 * Runs one program and stops it when our end of the pipe closes, also after kill -9 of this process.
 * TERM stops a PostgreSQL that has no signal handlers yet; INT asks a running one for a fast shutdown.
 */
const script = `
exec 3<&0
"$@" 3<&- </dev/null &
program=$!
( read -r nothing <&3; kill -TERM "$program"; kill -INT "$program" ) >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait "$program"
status=$?
kill -KILL "$watcher" 2>/dev/null
exit "$status"
`;

export interface Supervised {
  /** Resolves when the program and its supervisor have ended, with the exit code (null when killed). */
  ended: Promise<number | null>;
  hasEnded(): boolean;
  /** Asks the program to stop, in the same way as our death does. */
  requestStop(): void;
}

/**
 * Starts a program in a session of its own, so that the terminal's Ctrl-C does not reach it before us.
 * `output` is an open file descriptor, because a pipe would stall the program while we are busy.
 */
export function supervise(
  osUser: OsUser,
  command: readonly string[],
  output: number,
  environment: NodeJS.ProcessEnv = {},
): Supervised {
  const child = spawn("sh", ["-c", script, "farline-database", ...osUser.prefix, ...command], {
    ...osUser.ids,
    cwd: "/",
    env: { ...cleanEnvironment(), ...environment },
    stdio: ["pipe", output, output],
    detached: true,
  });
  // Does not keep our process alive; the database ends with the process.
  child.unref();
  let hasEnded = false;
  const ended = new Promise<number | null>((resolve) => {
    const finish = (code: number | null) => {
      hasEnded = true;
      resolve(code);
    };
    child.once("exit", finish);
    child.once("error", () => finish(null));
  });
  // A write to a supervisor that has ended fails here first; `ended` reports the end.
  child.stdin?.on("error", () => undefined);
  return { ended, hasEnded: () => hasEnded, requestStop: () => child.stdin?.destroy() };
}
