import { delay } from "#web/kit/browser/delay.ts";
import type { CallAudio } from "#web/phone/call-transport.ts";
import { isDenied } from "#web/phone/failures.ts";
import { type AudioDevices, systemDevice } from "./audio-devices.ts";
import type { Microphone } from "./microphone.ts";

/** The voice service lists the devices for itself, and may not know one yet that we do. */
const rounds = 3;
const pause_ms = 500;

/**
 * Opens a microphone for a running call whose own has ended: the chosen one, the system's, or else any that opens. Some
 * browsers list no default one.
 */
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
  const known = audio?.snapshot();
  return new Set([
    known?.microphoneId ?? systemDevice,
    systemDevice,
    ...(known?.microphones ?? []).map(({ id }) => id),
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
