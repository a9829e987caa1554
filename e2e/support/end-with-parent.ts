import { isMainThread } from "node:worker_threads";

/**
 * Ends the program that loads it (`node --import`) when the process that started it has ended, also by kill -9: a run of
 * tests that is interrupted has no other way to stop its programs. At once, because its database and its sandbox are
 * gone as well.
 */
function endWithParent(): void {
  process.stdin.once("end", () => process.kill(process.pid, "SIGKILL")).resume();
  // A program that is done does not wait for its parent.
  process.stdin.unref();
}

// The program's threads load this file too.
if (isMainThread) endWithParent();
