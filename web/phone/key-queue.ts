export interface KeyQueue {
  /** Adds the keys among `text`: 0-9, *, #, w for half a second and a comma for two. Returns those it took. */
  add(text: string): string;
  clear(): void;
}

const noKey = /[^0-9*#w,]/g;
/** The length of the SDK's tone and the gap after it. */
const key_ms = 230;
/** A busy browser begins a tone late. */
const spare_ms = 170;
/** A comma is the pause of telephones, w that of the carrier. */
const pause_ms = { w: 500, ",": 2_000 };
/** Bounds the queue against a long pasted text. */
const mostWaiting = 64;

/**
 * Sends keys in order, those that wait together as one sequence. The browser's sender drops the tones that it has not
 * begun when it gets new ones, so it gets the next sequence after the last tone.
 */
export function createKeyQueue(send: (keys: string) => void): KeyQueue {
  let waiting = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    if (waiting === "") {
      timer = undefined;
      return;
    }
    const [keys = ""] = waiting.split(/[w,]/);
    const pause = waiting.startsWith(",") ? pause_ms[","] : pause_ms.w;
    waiting = waiting.slice(keys === "" ? 1 : keys.length);
    timer = setTimeout(next, keys === "" ? pause : keys.length * key_ms + spare_ms);
    if (keys !== "") send(keys);
  }

  return {
    add(text) {
      const keys = text
        .toLowerCase()
        .replace(noKey, "")
        .slice(0, mostWaiting - waiting.length);
      waiting += keys;
      if (timer === undefined) next();
      return keys;
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = "";
    },
  };
}
