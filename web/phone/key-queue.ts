export interface KeyQueue {
  /** Adds the keys among `text` (0-9, *, #, w); returns those it took. */
  add(text: string): string;
  clear(): void;
}

const noKey = /[^0-9*#w]/g;
/** The length of the SDK's tone and the gap after it. */
const key_ms = 230;
const pause_ms = 500;
/** Bounds the queue against a long pasted text. */
const mostWaiting = 64;

/**
 * Sends keys one after the other. The browser's sender drops its waiting tones when it gets new ones, so keys pressed
 * quickly would be lost.
 */
export function createKeyQueue(send: (key: string) => void): KeyQueue {
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    const key = waiting.shift();
    if (key === undefined) {
      timer = undefined;
      return;
    }
    timer = setTimeout(next, key === "w" ? pause_ms : key_ms);
    if (key !== "w") send(key);
  }

  return {
    add(text) {
      const keys = text
        .toLowerCase()
        .replace(noKey, "")
        .slice(0, mostWaiting - waiting.length);
      waiting.push(...keys);
      if (timer === undefined) next();
      return keys;
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
