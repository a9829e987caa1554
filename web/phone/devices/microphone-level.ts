import { isDenied, sentence } from "#web/phone/failures.ts";
import { microphoneConstraints } from "./microphone.ts";

const measure_ms = 100;

/** Reports a microphone's loudness, 0 to 1, until the returned function is called. Rejects with the browser's error. */
export async function listenToMicrophone(id: string, onLevel: (level: number) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia(microphoneConstraints(id));
  let context: AudioContext | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    void context?.close();
  };
  try {
    context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1_024;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      onLevel(loudness(samples));
    }, measure_ms);
  } catch (error) {
    // A sound system that fails must not leave the microphone, and its light, on.
    stop();
    throw error;
  }
  return stop;
}

/** The failure of `listenToMicrophone` in a sentence. */
export function microphoneSentence(error: unknown): string {
  // A browser without `mediaDevices`, as on a page without encryption, or without AudioContext throws a TypeError or a ReferenceError.
  if (!(error instanceof DOMException)) return sentence("unsupported");
  return sentence(isDenied(error) ? "microphoneDenied" : "microphoneMissing");
}

/** The loudness from 0 to 1: the root mean square, raised so that speech fills most of the scale. */
function loudness(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return Math.min(1, Math.sqrt(sum / samples.length) * 4);
}
