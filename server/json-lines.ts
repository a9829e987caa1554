import { hostname } from "node:os";
import { format } from "node:util";

/** The levels of the server's own logger. */
const levels = { debug: 20, log: 30, info: 30, warn: 40, error: 50 } as const;
const fatal = 60;

/** Returns true when lines go to a program that collects them, and not to a person at a terminal. */
export function isCollected(
  { NODE_ENV }: NodeJS.ProcessEnv,
  stdout: Pick<NodeJS.WriteStream, "isTTY">,
): boolean {
  return NODE_ENV === "production" || !stdout.isTTY;
}

/**
 * Makes one JSON object, in the form of the server's own log, of each line that this process would print otherwise: the
 * sentences of the start, the words of libraries, Node's warnings, and an error that was not caught, which ends the process.
 */
export function writeJsonLines(): void {
  for (const [method, level] of Object.entries(levels)) {
    Reflect.set(console, method, (...words: unknown[]) => write(level, { msg: format(...words).trim() }));
  }
  // A collector that has gone takes the lines with it, and not the server.
  process.stdout.on("error", () => undefined);
  // Node's own listener prints a warning over several lines.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => write(levels.warn, { msg: warning.message, err: described(warning) }));
  process.on("uncaughtException", (error) => {
    write(fatal, { msg: "the process ends: an error was not caught", err: described(error) });
    process.exit(1);
  });
}

function write(level: number, line: { msg: string; err?: object }): void {
  process.stdout.write(
    `${JSON.stringify({ level, time: Date.now(), pid: process.pid, hostname: hostname(), ...line })}\n`,
  );
}

function described(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name: type, message, stack } = error;
  return { type, message, stack };
}
