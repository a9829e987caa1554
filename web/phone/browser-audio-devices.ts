import { browserStore } from "#web/lib/browser-store.ts";
import { type AudioDevices, createAudioDevices } from "./audio-devices.ts";

/** This browser's sound devices. */
export function browserAudioDevices(): AudioDevices {
  return createAudioDevices({
    media: navigator.mediaDevices,
    store: browserStore("localStorage"),
    canChooseSpeaker: "setSinkId" in HTMLMediaElement.prototype,
  });
}
