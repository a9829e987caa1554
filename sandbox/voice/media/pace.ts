import { frameDuration_ms } from "./codec.ts";

// After a pause of the process (a laptop's sleep) the missed audio is skipped and not sent in one burst.
const mostAtOnce = 10;

/** Calls `send` once for every 20 ms that pass and makes up for late timers. Returns a function that stops it. */
export function everyFrame(send: () => void): () => void {
  let due_ms = performance.now();
  const timer = setInterval(() => {
    const now_ms = performance.now();
    if (now_ms - due_ms > mostAtOnce * frameDuration_ms) due_ms = now_ms;
    for (; due_ms <= now_ms; due_ms += frameDuration_ms) send();
  }, frameDuration_ms);
  return () => clearInterval(timer);
}
