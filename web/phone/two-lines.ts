import { createListeners } from "#web/kit/listeners.ts";
import type { CallSummary, Phone, PhoneSnapshot } from "./phone.ts";

/** A phone of one call at a time. */
export interface Line extends Omit<Phone, "swap" | "endParked"> {
  /** Our ids of the calls that ring here. */
  ringing(): readonly string[];
  /** Parks the call that is talked, or takes it up again. */
  hold(isHeld: boolean): void;
}

/** A press that was meant for a call that has just ended comes within this time. */
const latePress_ms = 500;

/**
 * Two calls at most, each on a line of its own, and one of them parked. The second line opens once a call is talked on a page
 * that receives calls, and is let go when both are over.
 */
export function twoLines(openLine: () => Line): Phone {
  const listeners = createListeners();
  const endedListeners = new Set<(call: CallSummary) => void>();
  let receives = false;
  let lines: Line[] = [];
  const first = open();
  let active = first;
  let takenUpAt_ms = Number.NEGATIVE_INFINITY;
  let current = snapshotOf();

  function open(): Line {
    const line = openLine();
    lines = [...lines, line];
    line.subscribe(changed);
    line.onEnded((call) => {
      for (const listener of [...endedListeners]) listener(call);
    });
    return line;
  }

  function other(): Line | undefined {
    return lines.find((line) => line !== active && isInCall(line));
  }

  function snapshotOf(): PhoneSnapshot {
    const { number, attemptId, elapsed_s } = other()?.snapshot() ?? {};
    const parked =
      attemptId === undefined ? null : { number: number ?? null, attemptId, elapsed_s: elapsed_s ?? 0 };
    return { ...active.snapshot(), parked };
  }

  function changed(): void {
    const parked = other();
    if (parked && !isInCall(active)) {
      active = parked;
      takenUpAt_ms = performance.now();
      parked.hold(false);
    }
    current = snapshotOf();
    listeners.notify();
    // The line that has just changed may have more to say, such as how its call ended.
    queueMicrotask(fitLines);
  }

  function fitLines(): void {
    const [, second] = lines;
    if (second === undefined) {
      if (receives && isTalked(first))
        void open()
          .receive()
          .catch(() => undefined);
    } else if (!lines.some(isInCall) && second.ringing().length === 0) {
      active = first;
      lines = [first];
      second.destroy();
    }
  }

  return {
    snapshot: () => current,
    subscribe: listeners.subscribe,
    initialise: () => first.initialise(),
    async start(...call) {
      if (lines.some(isInCall)) return;
      active = first;
      await active.start(...call);
    },
    receive() {
      receives = true;
      return first.receive();
    },
    async answer(call) {
      const free = lines.filter((line) => !isInCall(line));
      const line = free.find((one) => one.ringing().includes(call.callId)) ?? free[0];
      if (!line || (isInCall(active) && !isTalked(active))) return;
      active.hold(true);
      active = line;
      const answered = line.answer(call);
      changed();
      await answered;
    },
    swap() {
      const parked = other();
      if (!parked || !isTalked(active) || !isTalked(parked)) return;
      active.hold(true);
      active = parked;
      parked.hold(false);
      changed();
    },
    end() {
      if (performance.now() - takenUpAt_ms >= latePress_ms) active.end();
    },
    endParked: () => other()?.end(),
    reopenMicrophone: () => active.reopenMicrophone(),
    toggleMute: () => active.toggleMute(),
    press: (text) => active.press(text),
    onEnded(listener) {
      endedListeners.add(listener);
      return () => endedListeners.delete(listener);
    },
    destroy() {
      endedListeners.clear();
      for (const line of lines) line.destroy();
    },
  };
}

function isInCall(line: Line): boolean {
  const { phase } = line.snapshot();
  return phase !== "idle" && phase !== "ended";
}

function isTalked(line: Line): boolean {
  return line.snapshot().phase === "in_progress";
}
