import type { Attempt } from "./attempt.ts";
import type { AudioDevices } from "./audio-devices.ts";
import { createMicrophone, isMicrophoneGranted, type MicrophoneOptions } from "./microphone.ts";
import { reopenMicrophone } from "./reopen-microphone.ts";
import type { SdkAudio } from "./sdk.ts";
import type { SnapshotStore } from "./snapshot-store.ts";

/** The browser's way to give a microphone, and whether it does so without asking. */
export type BrowserMicrophone = Pick<MicrophoneOptions, "getUserMedia" | "isGranted">;

export interface CallMicrophoneOptions {
  browser: BrowserMicrophone | undefined;
  audio: AudioDevices | undefined;
  store: SnapshotStore;
  /** The call under way. */
  attempt: () => Attempt | undefined;
  /** Sets the time to connect anew, after the user has answered the browser's question. */
  limitConnecting: (current: Attempt) => void;
  sdkAudio: () => SdkAudio | null | undefined;
}

export type CallMicrophone = ReturnType<typeof createCallMicrophone>;

const ownBrowser: BrowserMicrophone = {
  getUserMedia: (constraints) => navigator.mediaDevices.getUserMedia(constraints),
  isGranted: isMicrophoneGranted,
};
/** A choice, or a device that has gone, may be about to open another microphone. */
const reopen_ms = 300;

/** The microphone of the engine's calls: publishes that the user is asked for it, and opens another once it is lost. */
export function createCallMicrophone(options: CallMicrophoneOptions) {
  const { browser = ownBrowser, audio, store, attempt, limitConnecting, sdkAudio } = options;
  let isReopening = false;
  const microphone = createMicrophone({ ...browser, onAsking, onLost });

  /** A user may think about the browser's question, so the time to connect begins with the answer. */
  function onAsking(isAsking: boolean): void {
    const current = attempt();
    const wasAsking = store.get().microphone === "asking";
    if (!current || isAsking === wasAsking) return;
    store.set({ microphone: isAsking ? "asking" : "fine" });
    if (store.get().phase !== "connecting") return;
    if (isAsking) current.unlimit();
    else limitConnecting(current);
  }

  function onLost(): void {
    const current = attempt();
    if (!current?.call) return;
    const timer = setTimeout(() => microphone.isLost() && void reopen(), reopen_ms);
    current.own(() => clearTimeout(timer));
  }

  async function reopen(): Promise<void> {
    const current = attempt();
    const sdk = sdkAudio();
    if (!current?.call || !sdk || isReopening) return;
    isReopening = true;
    // The microphone, and its light, would stay on until the page closes.
    current.own(() => void sdk.unsetInputDevice().catch(() => undefined));
    const state = await reopenMicrophone(microphone, audio, sdk);
    isReopening = false;
    if (attempt() === current) store.set({ microphone: state });
  }

  return {
    open: microphone.open,
    isOpening: microphone.isOpening,
    isLost: microphone.isLost,
    reopen,
    /** Tries again whenever a device is connected, until the call ends. */
    follow(current: Attempt): void {
      const look = () => store.get().microphone === "missing" && void reopen();
      if (audio) current.own(audio.subscribe(look));
    },
  };
}
