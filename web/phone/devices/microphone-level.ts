import { microphoneConstraints } from "./microphone.ts";

const measure_ms = 100;

/** Reports a microphone's loudness, 0 to 1, until the returned function is called. Rejects with the browser's error. */
export async function listenToMicrophone(id: string, onLevel: (level: number) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia(microphoneConstraints(id));
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1_024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(loudness(samples));
  }, measure_ms);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
}

/** The loudness from 0 to 1: the root mean square, raised so that speech fills most of the scale. */
function loudness(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return Math.min(1, Math.sqrt(sum / samples.length) * 4);
}
