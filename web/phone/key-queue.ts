import type { PressedKey } from "./phone.ts";
import type { ToneSender } from "./sdk.ts";

export interface KeyQueueOptions {
  /** Hands keys, none of them a pause, to the SDK. Throws when the call takes no keys. */
  send: (keys: string) => void;
  /** The browser's sender, which sounds these keys; null where keys travel by signalling. */
  sender: () => ToneSender | null;
  onChange: (pressed: readonly PressedKey[]) => void;
}

export interface KeyQueue {
  /**
   * Adds the keys among `text`: 0-9, *, #, w for half a second and a comma for two. A text of too many keys is not sent at
   * all.
   */
  add(text: string): void;
  /** Keeps keys waiting while no sound gets through. */
  hold(isHeld: boolean): void;
  stop(): void;
}

const noKey = /[^0-9*#w,]/g;
/** A comma is the pause of telephones, w that of the carrier. */
const pause_ms = { w: 500, ",": 2_000 };
/** A tone takes about 300 ms; a busy browser begins a tone late. */
const stall_ms = 10_000;
/** Bounds the queue against a long pasted text. */
const mostWaiting = 64;
/** The number of keys kept for display, beside the waiting ones. */
const mostShown = 64;

/**
 * Sends keys in order, those that wait together as one sequence. The browser's sender drops the tones that it has not
 * begun when it gets new ones, so it gets the next sequence once it reports that its buffer is empty.
 */
export function createKeyQueue({ send, sender, onChange }: KeyQueueOptions): KeyQueue {
  let pressed: readonly PressedKey[] = [];
  let isHeld = false;
  /** Ends the wait for a pause or for tones; undefined between sequences. */
  let leave: (() => void) | undefined;

  function show(next: readonly PressedKey[]): void {
    let excess = next.filter(({ state }) => state !== "waiting").length - mostShown;
    pressed = next.filter(({ state }) => state === "waiting" || excess-- <= 0);
    onChange(pressed);
  }

  /** Decides the first of the waiting keys, as many as given. */
  function decide(count: number, state: PressedKey["state"]): void {
    let left = count;
    show(pressed.map((key) => (key.state === "waiting" && left-- > 0 ? { ...key, state } : key)));
  }

  /** A sequence with a gap would say something else, so the rest is not sent either. */
  function giveUp(): void {
    leave?.();
    decide(pressed.length, "unsent");
  }

  function wait(duration_ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      leave = undefined;
      then();
    }, duration_ms);
    leave = () => {
      clearTimeout(timer);
      leave = undefined;
    };
  }

  function next(): void {
    if (isHeld || leave) return;
    const waiting = pressed.flatMap(({ key, state }) => (state === "waiting" ? key : [])).join("");
    const [keys = ""] = waiting.split(/[w,]/);
    if (waiting === "") return;
    if (keys !== "") sound(keys);
    else {
      decide(1, "sent");
      wait(waiting.startsWith(",") ? pause_ms[","] : pause_ms.w, next);
    }
  }

  function sound(keys: string): void {
    const tones = sender();
    const isFollowed = tones?.canInsertDTMF === true;
    try {
      send(keys);
    } catch {
      giveUp();
      return;
    }
    if (isFollowed) follow(tones, keys.length);
    else {
      decide(keys.length, "sent");
      next();
    }
  }

  /** Counts a key as sent once its tone begins. */
  function follow(tones: ToneSender, count: number): void {
    let left = count;
    let timer = setTimeout(giveUp, stall_ms);
    function changed({ tone }: { tone: string }): void {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stall_ms);
      if (tone !== "") {
        left--;
        decide(1, "sent");
      } else if (tones.toneBuffer === "") {
        leave?.();
        if (left > 0) giveUp();
        else next();
      }
    }
    tones.addEventListener("tonechange", changed);
    leave = () => {
      leave = undefined;
      clearTimeout(timer);
      tones.removeEventListener("tonechange", changed);
      // Otherwise tones that the queue no longer follows would sound later.
      if (tones.canInsertDTMF && tones.toneBuffer !== "") tones.insertDTMF("");
    };
  }

  return {
    add(text) {
      const keys = [...text.toLowerCase().replace(noKey, "")];
      const waiting = pressed.filter(({ state }) => state === "waiting").length;
      const state = waiting + keys.length > mostWaiting ? "unsent" : "waiting";
      show([...pressed, ...keys.map((key) => ({ key, state }) as const)]);
      next();
    },
    hold(held) {
      isHeld = held;
      if (held) leave?.();
      else next();
    },
    stop: () => leave?.(),
  };
}
