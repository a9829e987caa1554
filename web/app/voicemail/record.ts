import { longestGreeting_s } from "#contract/calls/voicemail.ts";
import { rate_hz, wavOf } from "./wav.ts";

export interface Recorder {
  /** Ends the recording and gives it as WAV. Rejects where nothing can be decoded. */
  finish(): Promise<Blob>;
  /** Lets go of the microphone. */
  close(): void;
}

/** False in browsers without a recorder, and on a page without encryption. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== "undefined" && navigator.mediaDevices !== undefined;
}

/** Records from the microphone. Rejects with the browser's error. */
export async function startRecorder(): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream);
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    // A microphone that is unplugged ends the recording too.
    const ended = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start();
    return {
      async finish() {
        if (recorder.state !== "inactive") recorder.stop();
        await ended;
        return toWav(new Blob(parts));
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** The browser decodes each of its own formats, at the rate of the context. */
async function toWav(recording: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, rate_hz);
  const sound = await context.decodeAudioData(await recording.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, n) => sound.getChannelData(n));
  const samples = new Float32Array(Math.min(sound.length, longestGreeting_s * rate_hz));
  const mono = samples.map((_, n) => channels.reduce((sum, one) => sum + (one[n] ?? 0), 0) / channels.length);
  return new Blob([wavOf(mono)], { type: "audio/wav" });
}
