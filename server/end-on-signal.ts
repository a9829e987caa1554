import { failureSentence } from "./start-failure.ts";

/** Below the 40 s after which systemd and the compose file kill the process without a word. */
const longestStop_ms = 35_000;

/**
 * Ends the process at SIGINT or SIGTERM: with exit code 0 once it has stopped, and with 1 and a sentence when stopping
 * fails or takes too long. A second signal ends it at once.
 */
export function endOnSignal(stop: () => Promise<void>, longest_ms = longestStop_ms): void {
  const end = () => {
    setTimeout(() => endWith(`it takes longer than ${longest_ms / 1_000} s`), longest_ms);
    stop().then(
      () => process.exit(0),
      (error: unknown) => endWith(failureSentence(error)),
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
}

function endWith(reason: string): never {
  console.error(`Farline did not stop cleanly: ${reason}`);
  process.exit(1);
}
