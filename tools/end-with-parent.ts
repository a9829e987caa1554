import { isMainThread } from "node:worker_threads";

/**
 * Ends the program that loads it (`node --import`) when the process that started it has ended, also by kill -9. A run of
 * tests that is interrupted has no other way to stop its programs, whose database and sandbox are gone as well, and a
 * build would go on beside that of the next start. Its stdin must be a pipe of that process.
 */
function endWithParent(): void {
  process.stdin.once("end", () => process.kill(process.pid, "SIGKILL")).resume();
  // A program that is done does not wait for its parent.
  process.stdin.unref();
}

// The program's threads load this file too.
if (isMainThread) endWithParent();
