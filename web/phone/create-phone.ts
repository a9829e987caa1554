import { attemptParameter } from "#contract/calls.ts";
import { inCallMessages } from "#contract/in-call-messages.ts";
import { messages } from "#contract/messages.ts";
import type { E164 } from "#contract/phone-number.ts";
import type { CallRate } from "#contract/pricing.ts";
import { shownRateParameter, writeShownRate } from "#contract/shown-rate.ts";
import { t } from "#words/translate.ts";
import { type Attempt, createAttempt } from "./attempt.ts";
import type { AudioDevices } from "./audio-devices.ts";
import type { BrowserMicrophone, CallMicrophone } from "./call-microphone.ts";
import type { DeviceKeeper } from "./device-keeper.ts";
import type { CallSummary, Phone } from "./phone.ts";
import type { LoadRingback } from "./ringback.ts";
import type { LoadSdk, SdkCall, SdkDevice, SdkError } from "./sdk.ts";
import { isLasting, isTokenError, isUnreachable, sentence, sentenceFor } from "./sdk-errors.ts";
import { createSnapshotStore } from "./snapshot-store.ts";

export interface PhoneOptions {
  /** A fresh access token from our server. */
  fetchToken: () => Promise<string>;
  /** `host:port` of the signalling service, when not the carrier's own. */
  signallingHost?: string | undefined;
  /** The devices for calls; by default the system's own. */
  audio?: AudioDevices | undefined;
  loadSdk?: LoadSdk;
  loadRingback?: LoadRingback;
  /** By default this browser's. */
  microphone?: BrowserMicrophone;
}

/** From the button to ringing; the carrier alone allows our webhook 15 s. */
const connect_ms = 30_000;
const ring_ms = 120_000;
const tick_ms = 1_000;
/** Most dials of a call whose connection breaks before the number rings. */
const mostDials = 3;
/** The SDK reconnects without end, but the carrier drops the call much earlier. */
const reconnect_ms = 45_000;
const loadParts = () => import("./device-parts.ts");
type DeviceParts = Awaited<ReturnType<typeof loadParts>>;
const untouched = {
  muted: false,
  reconnecting: false,
  quality: null,
  microphone: "fine",
  notice: null,
} as const;

/** The call engine: one device, one call at a time, published as snapshots. */
export function createPhone({
  fetchToken,
  signallingHost,
  audio,
  loadSdk,
  loadRingback,
  microphone: browser,
}: PhoneOptions): Phone {
  const store = createSnapshotStore();
  const endedListeners = new Set<(call: CallSummary) => void>();
  let parts: DeviceParts | undefined;
  let keeper: DeviceKeeper | undefined;
  let microphone: CallMicrophone | undefined;
  let opening: Promise<void> | undefined;
  let attempt: Attempt | undefined;
  let destroyed = false;

  function initialise(): Promise<void> {
    if (destroyed || keeper?.isOpen()) return Promise.resolve();
    opening ??= openDevice().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  async function openDevice(): Promise<void> {
    const before = store.get().device;
    const again = before === "failed" || before === "unsupported";
    store.set({ device: "initialising", ...(again && { error: null }) });
    try {
      parts = await loadParts();
      if (destroyed) return;
      microphone ??= parts.createCallMicrophone({
        browser,
        audio,
        store,
        limitConnecting,
        attempt: () => attempt,
        sdkAudio: () => keeper?.device()?.audio,
      });
      keeper ??= parts.keepDevice({
        fetchToken,
        loadSdk: loadSdk ?? parts.loadSdk,
        signallingHost,
        getUserMedia: microphone.open,
        onError: deviceFailed,
        onGone: () => store.set({ device: "uninitialised" }),
      });
      await keeper.open();
      if (destroyed) keeper.close();
      else store.set({ device: "ready" });
    } catch (error) {
      if (parts && error instanceof parts.UnsupportedBrowserError) {
        store.set({ device: "unsupported", error: sentence("unsupported") });
      } else store.set({ device: "failed", error: t(messages.call.initialiseFailed) });
    }
  }

  /** A device stuck in the middle of a call cannot place another. */
  function reopen(): void {
    keeper?.close();
    void initialise();
  }

  async function start(number: E164, shownRate?: CallRate, keys = ""): Promise<void> {
    if (attempt || destroyed) return;
    const current = createAttempt({ number, shownRate, keysAfterAnswer: keys });
    attempt = current;
    store.set({
      ...untouched,
      phase: "connecting",
      number,
      attemptId: current.id,
      providerCallId: null,
      elapsed_s: 0,
      pressed: [],
      error: null,
      isLastingError: false,
    });
    limitConnecting(current);
    // The SDK's promise may never settle once signalling has refused the call.
    await Promise.race([connect(current), current.released]);
  }

  function limitConnecting(current: Attempt): void {
    current.limit(connect_ms, () => {
      const cause = microphone?.isOpening() ? "microphoneMissing" : "unreachable";
      over(current, "failure", current.complaint ?? sentence(cause));
      reopen();
    });
  }

  async function connect(current: Attempt): Promise<void> {
    current.dials += 1;
    await initialise();
    if (store.get().device === "unsupported") return over(current, "failure", sentence("unsupported"));
    if (!parts || !keeper?.isOpen()) return over(current, "failure", t(messages.call.deviceNotReady));
    try {
      // A remembered device counts once it is listed.
      const [device] = await Promise.all([keeper.ready(), audio?.refresh()]);
      if (attempt !== current) return;
      const call = await device.connect({
        params: {
          To: current.number,
          [attemptParameter]: current.id,
          ...(current.shownRate && { [shownRateParameter]: writeShownRate(current.shownRate) }),
        },
        rtcConstraints: parts.microphoneConstraints(audio),
      });
      // The user gave up meanwhile, and no other code would end this call.
      if (attempt !== current) return call.disconnect();
      follow(current, device, call, parts);
      if (audio && device.audio) current.own(parts.applyAudio(audio, device.audio));
    } catch {
      over(current, "failure", t(messages.call.failed));
    }
  }

  function follow(current: Attempt, device: SdkDevice, call: SdkCall, during: DeviceParts): void {
    current.call = call;
    const ringback = during.createRingback(loadRingback ?? during.loadRingback, current.number, audio);
    current.own(ringback.stop);
    const quality = during.summariseQuality();
    const line = during.watchLine();
    current.quality = () => quality.summary(line.ever());
    const stop = during.followCall(call, {
      ringing(hasEarlyMedia) {
        if (hasEarlyMedia) ringback.stop();
        else ringback.start();
        store.set({ phase: "ringing", providerCallId: providerCallIdOf(call) });
        current.limit(ring_ms, end);
      },
      answered() {
        ringback.stop();
        answered(current);
      },
      isQuiet: () => call.isMuted() || microphone?.isLost() === true,
      muted(muted) {
        line.mute(muted);
        store.set({ muted, notice: line.notice() });
      },
      measured(measured) {
        const isAnswered = current.answeredAt_ms !== undefined;
        // A ringing call may be silent, but what it receives shows that the network lets sound through.
        if (isAnswered || measured.received) line.add(measured);
        if (!isAnswered) return;
        quality.add(measured);
        store.set({ quality: measured, notice: line.notice() });
      },
      warned(warning, isRaised) {
        if (isRaised) line.raise(warning);
        else line.clear(warning);
        store.set({ notice: line.notice() });
      },
      reconnecting: (lost) => reconnecting(current, lost),
      over(error, lost) {
        if (lost && store.get().phase === "connecting" && current.dials < mostDials) {
          redial(current);
          return;
        }
        over(current, error === null ? "far_end" : "failure", error);
        if (lost) reopen();
      },
    });
    current.own(stop);
    microphone?.follow(current);
    const keys = during.createKeyQueue({
      send: (keys) => call.sendDigits(keys),
      sender: () => device.toneSender(),
      onChange: (pressed) => store.set({ pressed }),
    });
    current.keys = keys;
    current.own(keys.stop);
  }

  /** A connection that breaks before the number rings has hardly carried the call: it is dialled by a new one. */
  function redial(current: Attempt): void {
    current.call = undefined;
    keeper?.close();
    void connect(current);
  }

  function reconnecting(current: Attempt, lost: "signalling" | "media" | null): void {
    store.set({ reconnecting: lost !== null, error: null });
    if (lost !== "signalling") current.keys?.hold(lost === "media");
    if (lost === null) current.unlimit();
    else current.limit(reconnect_ms, () => lostForGood(current));
  }

  function lostForGood(current: Attempt): void {
    over(current, "failure", sentence("interrupted"));
    reopen();
  }

  function answered(current: Attempt): void {
    // The clock of the machine may be set during a call; this one only goes on.
    const answeredAt_ms = performance.now();
    current.answeredAt_ms = answeredAt_ms;
    current.unlimit();
    store.set({ phase: "in_progress", elapsed_s: 0, providerCallId: providerCallIdOf(current.call) });
    const timer = setInterval(() => store.set({ elapsed_s: secondsSince(answeredAt_ms) }), tick_ms);
    current.own(() => clearInterval(timer));
    press(current.keysAfterAnswer);
  }

  function press(text: string): void {
    if (store.get().phase === "in_progress") attempt?.keys?.add(text);
  }

  function over(current: Attempt, endedBy: CallSummary["endedBy"], failure: string | null): void {
    if (attempt !== current) return;
    // The SDK calls it an interruption, and no sound has ever come.
    const isBlocked = failure !== null && store.get().notice === "blocked";
    const error = isBlocked ? t(inCallMessages.silence.blocked) : failure;
    attempt = undefined;
    current.release();
    const ended = callSummary(current, endedBy, error);
    const isLastingError = isBlocked || (error !== null && isLasting(error));
    store.set({ ...untouched, phase: "ended", elapsed_s: ended.elapsed_s, error, isLastingError });
    for (const listener of [...endedListeners]) listener(ended);
  }

  function end(): void {
    const current = attempt;
    if (!current) return;
    current.call?.disconnect();
    over(current, "caller", null);
    // The SDK may still wait for signalling, and would refuse the next call until then.
    if (!current.call) reopen();
  }

  function deviceFailed(error: SdkError): void {
    if (!attempt) return;
    if (attempt.call) {
      complain(error);
      return;
    }
    // The SDK reconnects by itself, but would send a refused token again and again.
    attempt.complaint = sentenceFor(error);
    if (!isTokenError(error)) return;
    over(attempt, "failure", attempt.complaint);
    reopen();
  }

  /** Shows an error during a call, except those handled elsewhere: the token is renewed, the connection restored. */
  function complain(error: SdkError): void {
    if (store.get().reconnecting) return;
    if (!isTokenError(error) && !isUnreachable(error)) store.set({ error: sentenceFor(error) });
  }

  return {
    snapshot: store.get,
    subscribe: store.subscribe,
    initialise,
    start,
    end,
    reopenMicrophone: async () => microphone?.reopen(),
    toggleMute() {
      const call = attempt?.call;
      if (!call) throw new Error(messages.call.nothingToMute);
      call.mute(!call.isMuted());
      return call.isMuted();
    },
    press,
    onEnded(listener) {
      endedListeners.add(listener);
      return () => endedListeners.delete(listener);
    },
    destroy() {
      destroyed = true;
      store.clear();
      endedListeners.clear();
      const current = attempt;
      attempt = undefined;
      current?.release();
      current?.call?.disconnect();
      keeper?.close();
    },
  };
}

function callSummary(
  { id, number, call, answeredAt_ms, quality }: Attempt,
  endedBy: CallSummary["endedBy"],
  error: string | null,
): CallSummary {
  return {
    number,
    providerCallId: providerCallIdOf(call),
    attemptId: id,
    placed: call !== undefined,
    answered: answeredAt_ms !== undefined,
    elapsed_s: answeredAt_ms === undefined ? 0 : secondsSince(answeredAt_ms),
    endedBy,
    error,
    quality: quality(),
  };
}

function providerCallIdOf(call: SdkCall | undefined): string | null {
  return call?.parameters.CallSid ?? null;
}

function secondsSince(start_ms: number): number {
  return Math.floor((performance.now() - start_ms) / 1_000);
}
