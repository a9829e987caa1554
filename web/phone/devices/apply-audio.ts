import { audioMessages } from "#contract/messages/sound-messages.ts";
import type { CallAudio } from "#web/phone/call-transport.ts";
import { t } from "#words/translate.ts";
import { type AudioDevices, systemDevice } from "./audio-devices.ts";

/** Switches a running call to the chosen devices, until the returned function is called. */
export function applyAudio(audio: AudioDevices, call: CallAudio): () => void {
  let applied = { microphoneId: audio.snapshot().microphoneId, speakerId: systemDevice };
  const failed = () => audio.report(t(audioMessages.changeFailed));

  function keepMicrophone(id: string): void {
    applied = { ...applied, microphoneId: id };
    audio.chooseMicrophone(id);
    failed();
  }

  function openMicrophone(id: string, before: string): void {
    // Some browsers list no default device; their first microphone is the best guess.
    const [first] = audio.snapshot().microphones;
    call
      .chooseMicrophone(id)
      .catch((error: unknown) => {
        if (id !== systemDevice || !first) throw error;
        return call.chooseMicrophone(first.id);
      })
      .catch(() => keepMicrophone(before));
  }

  function apply(): void {
    const { microphoneId, speakerId } = audio.snapshot();
    const before = applied;
    applied = { microphoneId, speakerId };
    if (speakerId !== before.speakerId) call.chooseSpeaker(speakerId).catch(failed);
    if (microphoneId !== before.microphoneId) openMicrophone(microphoneId, before.microphoneId);
  }

  apply();
  const stop = audio.subscribe(apply);
  // Some browsers list no device before the call has opened a microphone.
  void audio.refresh();
  return stop;
}
