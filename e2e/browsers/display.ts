import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { displayServer } from "./programs.ts";

/** Starts an X server on a display that is free. */
export async function startDisplay(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    displayServer,
    ["-displayfd", "3", "-screen", "0", "1440x900x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  return { screen, display: `:${String(number).trim()}` };
}

export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, "exit");
  program.kill();
  await ended;
}
