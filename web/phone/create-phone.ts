import { messages } from "#contract/messages/messages.ts";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import type { LoadTransport, ServiceAccess } from "./call-transport.ts";
import type { AudioDevices } from "./devices/audio-devices.ts";
import { type BrowserMicrophone, ownMicrophone } from "./devices/microphone.ts";
import { EffectPerformer } from "./engine/performer.ts";
import { EngineRunner } from "./engine/runner.ts";
import { isPlaced } from "./engine/state.ts";
import type { CallSummary, Phone } from "./phone.ts";
import type { LoadRingback } from "./ringback/play-ringback.ts";
import { type Line, twoLines } from "./two-lines.ts";

export interface PhoneOptions extends ServiceAccess {
  audio?: AudioDevices | undefined;
  /** By default the carrier's. */
  loadTransport?: LoadTransport;
  loadRingback?: LoadRingback;
  /** By default this browser's. */
  microphone?: BrowserMicrophone;
}

const loadCarrier: LoadTransport = async () => (await import("./twilio/create-transport.ts")).createTransport;

/** Loaded when a call needs it, because it brings the world's numbering plans: the tone is the country's. */
const loadRingback: LoadRingback = async () => {
  const [{ playRingback }] = await Promise.all([import("./ringback/play-ringback.ts"), loadNumberingPlans()]);
  return playRingback;
};

/** The call engine, published as snapshots. The second of two calls has a device of its own: the carrier's has one call. */
export function createPhone(options: PhoneOptions): Phone {
  return twoLines(() => createLine(options));
}

/** One device, one call at a time. */
function createLine(options: PhoneOptions): Line {
  const endedListeners = new Set<(call: CallSummary) => void>();
  const runner = new EngineRunner((effect) => performer.perform(effect));
  const performer = new EffectPerformer({
    loadTransport: loadCarrier,
    loadRingback,
    microphone: ownMicrophone,
    ...options,
    take: runner.take,
    publishEnd(summary) {
      for (const listener of [...endedListeners]) listener(summary);
    },
  });

  /** The service may never answer once signalling has refused the call. */
  const untilPlaced = () => runner.until(({ stage }) => stage.name !== "opening" && stage.name !== "placing");

  return {
    snapshot: runner.snapshot,
    subscribe: runner.subscribe,
    initialise() {
      runner.take({ kind: "initialise" });
      return runner.until(({ device }) => device !== "initialising");
    },
    start(number, { shownRate, chosenCountry, callerId, keysAfterAnswer = "" } = {}) {
      const attemptId = crypto.randomUUID();
      runner.take({
        kind: "start",
        request: { attemptId, number, shownRate, chosenCountry, callerId, keysAfterAnswer, answers: null },
      });
      return untilPlaced();
    },
    receive() {
      performer.receive();
      runner.take({ kind: "initialise" });
      return runner.until(({ device }) => device !== "initialising");
    },
    ringing: () => performer.ringing(),
    hold: (isHeld) => runner.take({ kind: "hold", isHeld }),
    answer({ number, ...answers }) {
      const unpriced = { shownRate: undefined, chosenCountry: undefined, keysAfterAnswer: "" };
      runner.take({ kind: "start", request: { attemptId: answers.callId, number, answers, ...unpriced } });
      return untilPlaced();
    },
    end: () => runner.take({ kind: "end" }),
    reopenMicrophone() {
      runner.take({ kind: "reopen microphone" });
      return runner.until(({ reopeningFor }) => reopeningFor === null);
    },
    toggleMute() {
      if (!isPlaced(runner.state.stage)) throw new Error(messages.call.nothingToMute);
      runner.take({ kind: "toggle mute" });
      return runner.snapshot().muted;
    },
    press: (text) => runner.take({ kind: "press", text }),
    onEnded(listener) {
      endedListeners.add(listener);
      return () => endedListeners.delete(listener);
    },
    destroy() {
      endedListeners.clear();
      runner.destroy();
    },
  };
}
