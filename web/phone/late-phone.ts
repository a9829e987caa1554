import { messages } from "#contract/messages/messages.ts";
import type { CallSummary, Phone, PhoneSnapshot } from "./phone.ts";

/** The snapshot of a phone that has not been used. */
export const idle: PhoneSnapshot = {
  device: "uninitialised",
  phase: "idle",
  number: null,
  attemptId: null,
  providerCallId: null,
  elapsed_s: 0,
  muted: false,
  reconnecting: false,
  quality: null,
  microphone: "fine",
  notice: null,
  pressed: [],
  error: null,
  isLastingError: false,
};

/**
 * A phone whose engine loads at its first use, and that is idle until then. A call that is started meanwhile begins once
 * the engine is here. `initialise` and `start` reject where it does not load, and the next use asks for it again.
 */
export function latePhone(load: () => Promise<Phone>): Phone {
  const listeners = new Set<() => void>();
  const endedListeners = new Set<(call: CallSummary) => void>();
  let loading: Promise<Phone> | undefined;
  let phone: Phone | undefined;
  let isDestroyed = false;

  async function open(): Promise<Phone> {
    loading ??= load().then(take, (error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  function take(loaded: Phone): Phone {
    phone = loaded;
    loaded.subscribe(() => {
      for (const listener of [...listeners]) listener();
    });
    loaded.onEnded((call) => {
      for (const listener of [...endedListeners]) listener(call);
    });
    if (isDestroyed) loaded.destroy();
    return loaded;
  }

  return {
    snapshot: () => phone?.snapshot() ?? idle,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnded(listener) {
      endedListeners.add(listener);
      return () => endedListeners.delete(listener);
    },
    initialise: async () => (await open()).initialise(),
    start: async (...call) => (await open()).start(...call),
    end: () => phone?.end(),
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
