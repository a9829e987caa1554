import type { E164 } from "#contract/numbers/phone-number.ts";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import type { AudioDevices } from "#web/phone/devices/audio-devices.ts";
import type { PlayRingback } from "./play-ringback.ts";

export type LoadRingback = () => Promise<PlayRingback>;

export interface Ringback {
  start(number: E164): void;
  stop(): void;
}

/** Loaded when a call needs it, because it brings the world's numbering plans. */
export const loadRingback: LoadRingback = async () => {
  // The tone is the country's, which the plans know.
  const [{ playRingback }] = await Promise.all([import("./play-ringback.ts"), loadNumberingPlans()]);
  return playRingback;
};

/** The ringing tone of calls, one at a time, for a carrier that sends none. */
export function createRingback(load: LoadRingback, audio: AudioDevices | undefined): Ringback {
  let playing: AbortController | undefined;
  return {
    start(number) {
      if (playing) return;
      const current = new AbortController();
      playing = current;
      load()
        .then((play) => {
          if (!current.signal.aborted) play(number, audio, current.signal);
        })
        // A call can do without its tone: the page also says that it rings.
        .catch(() => undefined);
    },
    stop() {
      playing?.abort();
      playing = undefined;
    },
  };
}
