import { audioMessages } from "#contract/sound-messages.ts";
import { t } from "#words/translate.ts";
import type { AudioDevices } from "./audio-devices.ts";
import { systemDevice } from "./remembered-device.ts";
import type { SdkAudio, SdkConnectOptions } from "./sdk.ts";

/** The microphone for a new call. `ideal` lets the browser take another when the chosen one is gone. */
export function microphoneConstraints(audio: AudioDevices | undefined): SdkConnectOptions["rtcConstraints"] {
  const id = audio?.snapshot().microphoneId ?? systemDevice;
  return { audio: id === systemDevice ? true : { deviceId: { ideal: id } } };
}

/** Switches a running call to the chosen devices. Returns the function that stops it and releases the microphone. */
export function applyAudio(audio: AudioDevices, sdk: SdkAudio): () => void {
  let applied = { microphoneId: audio.snapshot().microphoneId, speakerId: systemDevice };
  let hasOpened = false;
  const failed = () => audio.report(t(audioMessages.changeFailed));

  function keepMicrophone(id: string): void {
    applied = { ...applied, microphoneId: id };
    audio.chooseMicrophone(id);
    failed();
  }

  function openMicrophone(id: string, before: string): void {
    hasOpened = true;
    // Some browsers list no default device; their first microphone is the best guess.
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
  // Some browsers list no device before the call has opened a microphone.
  void audio.refresh();
  return () => {
    stop();
    // The microphone, and its light, would stay on until the page closes.
    if (hasOpened) sdk.unsetInputDevice().catch(() => undefined);
  };
}
