import { messages } from "#contract/messages/messages.ts";
import { createListeners } from "#web/kit/listeners.ts";
import type { CallSummary, Phone, PhoneSnapshot } from "./phone.ts";

export const idle: PhoneSnapshot = {
  device: "uninitialised",
  phase: "idle",
  number: null,
  attemptId: null,
  providerCallId: null,
  elapsed_s: 0,
  muted: false,
  parked: null,
  reconnecting: false,
  quality: null,
  scores: [],
  microphone: "fine",
  notice: null,
  pressed: [],
  error: null,
  isLastingError: false,
};

/**
 * A phone whose engine loads at its first use. A call that is started ahead of it connects from then on, and can
 * be ended. `initialise` and `start` reject where the engine does not load, and the next use asks for it again.
 */
export function latePhone(load: () => Promise<Phone>): Phone {
  const listeners = createListeners();
  const endedListeners = new Set<(call: CallSummary) => void>();
  let loading: Promise<Phone> | undefined;
  let phone: Phone | undefined;
  let isDestroyed = false;
  /** The snapshot until the engine is here: idle, with the number that was called last, or of a call that waits. */
  let early = idle;

  function wait(next: PhoneSnapshot): void {
    early = next;
    listeners.notify();
  }

  async function open(): Promise<Phone> {
    loading ??= load().then(take, (error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  function take(loaded: Phone): Phone {
    phone = loaded;
    loaded.subscribe(listeners.notify);
    loaded.onEnded((call) => {
      for (const listener of [...endedListeners]) listener(call);
    });
    if (isDestroyed) loaded.destroy();
    return loaded;
  }

  return {
    // A call that waits connects also while the engine that has just come opens its device.
    snapshot: () => (early.phase === "idle" && phone?.snapshot()) || early,
    subscribe: listeners.subscribe,
    onEnded(listener) {
      endedListeners.add(listener);
      return () => endedListeners.delete(listener);
    },
    initialise: async () => (await open()).initialise(),
    receive: async () => (await open()).receive(),
    answer: async (call) => (await open()).answer(call),
    async start(...call) {
      if (early.phase === "connecting") return;
      if (phone) return phone.start(...call);
      const [number] = call;
      const waiting = { ...idle, phase: "connecting", number } as const;
      wait(waiting);
      try {
        const loaded = await open();
        if (early !== waiting) return;
        early = idle;
        await loaded.start(...call);
      } catch (error) {
        wait({ ...idle, number });
        throw error;
      }
    },
    end() {
      if (early.phase === "connecting") wait({ ...idle, number: early.number });
      else phone?.end();
    },
    swap: () => phone?.swap(),
    endParked: () => phone?.endParked(),
    reopenMicrophone: async () => phone?.reopenMicrophone(),
    toggleMute() {
      if (!phone) throw new Error(messages.call.nothingToMute);
      return phone.toggleMute();
    },
    press: (text) => phone?.press(text),
    destroy() {
      isDestroyed = true;
      phone?.destroy();
    },
  };
}
