import { audioMessages } from "#contract/messages/call-messages.ts";
import { delay } from "#web/kit/browser/delay.ts";
import type { CallAudio } from "#web/phone/call-transport.ts";
import { isDenied } from "#web/phone/failures.ts";
import { t } from "#words/translate.ts";
import { type AudioDevice, type AudioDevices, systemDevice } from "./audio-devices.ts";
import type { Microphone } from "./microphone.ts";

/** Switches a running call to the chosen devices, until the returned function is called. */
export function applyAudio(audio: AudioDevices, call: CallAudio): () => void {
  let applied = { microphoneId: audio.snapshot().microphoneId, speakerId: systemDevice };
  const failed = () => audio.report(t(audioMessages.changeFailed));

  function keepMicrophone(id: string): void {
    applied = { ...applied, microphoneId: id };
    audio.chooseMicrophone(id);
    failed();
  }

  /** A speaker that the browser refuses is not the chosen one, unless another is by now. */
  function keepSpeaker(refused: string, id: string): void {
    if (audio.snapshot().speakerId !== refused) return;
    applied = { ...applied, speakerId: id };
    audio.chooseSpeaker(id);
    failed();
  }

  function apply(): void {
    const { microphoneId, microphones, speakerId, speakers } = audio.snapshot();
    const before = applied;
    applied = { microphoneId, speakerId };
    if (speakerId !== before.speakerId) {
      choose(speakerId, speakers, (id) => call.chooseSpeaker(id)).catch(() =>
        keepSpeaker(speakerId, before.speakerId),
      );
    }
    if (microphoneId !== before.microphoneId) {
      choose(microphoneId, microphones, (id) => call.chooseMicrophone(id)).catch(() =>
        keepMicrophone(before.microphoneId),
      );
    }
  }

  apply();
  const stop = audio.subscribe(apply);
  // Some browsers list no device before the call has opened a microphone.
  void audio.refresh();
  return stop;
}

/** Firefox and Safari list no default device; their first one is the best guess. */
async function choose(
  id: string,
  [first]: readonly AudioDevice[],
  chosen: (id: string) => Promise<void>,
): Promise<void> {
  try {
    await chosen(id);
  } catch (error) {
    if (id !== systemDevice || !first) throw error;
    await chosen(first.id);
  }
}

/** The voice service lists the devices for itself, and may not know one yet that we do. */
const rounds = 3;
const pause_ms = 500;

/** Opens a microphone for a call whose own has ended: the chosen one, the system's, or else any that opens. */
export async function reopenMicrophone(
  microphone: Microphone,
  audio: AudioDevices | undefined,
  call: CallAudio,
): Promise<"fine" | "denied" | "missing"> {
  let probe: MediaStream;
  try {
    probe = await microphone.probe();
  } catch (error) {
    return isDenied(error) ? "denied" : "missing";
  }
  try {
    for (let round = 1; round <= rounds; round += 1) {
      // Browsers name the devices only while one is open.
      await audio?.refresh();
      for (const id of candidates(audio)) {
        if (await opens(id, microphone, call)) return "fine";
      }
      await delay(pause_ms);
    }
    return "missing";
  } finally {
    for (const track of probe.getTracks()) track.stop();
  }
}

function candidates(audio: AudioDevices | undefined): Set<string> {
  const snapshot = audio?.snapshot();
  return new Set([
    snapshot?.microphoneId ?? systemDevice,
    systemDevice,
    ...(snapshot?.microphones ?? []).map(({ id }) => id),
  ]);
}

async function opens(id: string, microphone: Microphone, call: CallAudio): Promise<boolean> {
  try {
    await call.chooseMicrophone(id);
    if (microphone.isLost()) await call.reopenMicrophone();
    return !microphone.isLost();
  } catch {
    return false;
  }
}
