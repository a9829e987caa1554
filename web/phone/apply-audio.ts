import { audioMessages } from "#contract/in-call-messages.ts";
import type { AudioDevices } from "./audio-devices.ts";
import { systemDevice } from "./remembered-device.ts";
import type { SdkAudio, SdkConnectOptions } from "./sdk.ts";

/** The microphone that a new call opens. One that is gone by then is no reason to fail: the browser takes another. */
export function microphoneConstraints(audio: AudioDevices | undefined): SdkConnectOptions["rtcConstraints"] {
  const id = audio?.snapshot().microphoneId ?? systemDevice;
  return { audio: id === systemDevice ? true : { deviceId: { ideal: id } } };
}

/** Gives a running call the devices that the person chooses. Returns what stops that and lets the microphone go. */
export function applyAudio(audio: AudioDevices, sdk: SdkAudio): () => void {
  let applied = { microphoneId: audio.snapshot().microphoneId, speakerId: systemDevice };
  let hasOpened = false;
  const failed = () => audio.report(audioMessages.changeFailed);

  function keepMicrophone(id: string): void {
    applied = { ...applied, microphoneId: id };
    audio.chooseMicrophone(id);
    failed();
  }

  function openMicrophone(id: string, before: string): void {
    hasOpened = true;
    // Not every browser lists its default under that name; its first microphone is the best guess then.
    const [first] = audio.snapshot().microphones;
    sdk
      .setInputDevice(id)
      .catch((error: unknown) => {
        if (id !== systemDevice || !first) throw error;
        return sdk.setInputDevice(first.id);
      })
      .catch(() => keepMicrophone(before));
  }

  function apply(): void {
    const { microphoneId, speakerId } = audio.snapshot();
    const before = applied;
    applied = { microphoneId, speakerId };
    if (speakerId !== before.speakerId) sdk.speakerDevices.set(speakerId).catch(failed);
    if (microphoneId !== before.microphoneId) openMicrophone(microphoneId, before.microphoneId);
  }

  apply();
  const stop = audio.subscribe(apply);
  return () => {
    stop();
    // It would stay open, and lit, until the page is left.
    if (hasOpened) sdk.unsetInputDevice().catch(() => undefined);
  };
}
