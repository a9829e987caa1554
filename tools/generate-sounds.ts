/**
 * Makes the sounds in the repository, run once by hand: `node tools/generate-sounds.ts`. Needs espeak-ng and opusenc
 * (Debian's opus-tools), unlike the product.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { encodeSample, sampleRate_hz } from "#sandbox/voice/media/pcmu.ts";
import { keyName, keys } from "#sandbox/voice/media/telephone-events.ts";

/** Names no product: the recording is the same under each brand. */
const greeting =
  "Welcome. This is the sandbox: no real call, no real money. After the tone you will hear your own voice.";

const announcement = "The carrier speaks here.";

const keypad = {
  dtmf1: [697, 1209],
  dtmf2: [697, 1336],
  dtmf3: [697, 1477],
  dtmf4: [770, 1209],
  dtmf5: [770, 1336],
  dtmf6: [770, 1477],
  dtmf7: [852, 1209],
  dtmf8: [852, 1336],
  dtmf9: [852, 1477],
  dtmfs: [941, 1209],
  dtmf0: [941, 1336],
  dtmfh: [941, 1477],
} as const;

/** Keeps a tone from clicking at both ends. */
const fade_s = 0.008;

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const spoken = speak(greeting);
const beep = toneSamples({ frequencies_hz: [1_000], duration_ms: 400, level: 0.3 });
writeRecording("greeting", [...silenceSamples(200), ...spoken, ...silenceSamples(200), ...beep]);
writeRecording("announcement", speak(announcement));
writeRecording("ringback", [
  ...toneSamples({ frequencies_hz: [440, 480], duration_ms: 2_000, level: 0.25 }),
  ...silenceSamples(4_000),
]);

mkdirSync(pathOf("sandbox/voice/media/recordings/keys"), { recursive: true });
for (const key of keys) writeRecording(`keys/${keyName(key)}`, speak(keyName(key)));

mkdirSync(pathOf("web/public/sounds"), { recursive: true });
for (const [name, frequencies_hz] of Object.entries(keypad)) {
  writeSound(name, toneSamples({ frequencies_hz, duration_ms: 160, level: 0.2 }));
}
writeSound("outgoing", [
  ...toneSamples({ frequencies_hz: [587], duration_ms: 80, level: 0.15 }),
  ...toneSamples({ frequencies_hz: [880], duration_ms: 120, level: 0.15 }),
]);
writeSound("disconnect", [
  ...toneSamples({ frequencies_hz: [587], duration_ms: 80, level: 0.15 }),
  ...toneSamples({ frequencies_hz: [392], duration_ms: 160, level: 0.15 }),
]);
// The product takes no incoming calls, but the SDK loads this sound too.
writeSound("incoming", silenceSamples(100));

function writeSound(name: string, samples: number[]): void {
  writeFileSync(pathOf(`web/public/sounds/${name}.wav`), writeWave(samples));
}

/** The gateway plays these in either codec. The fixed serial number makes the same file each time. */
function writeRecording(name: string, samples: number[]): void {
  const path = pathOf(`sandbox/voice/media/recordings/${name}`);
  writeFileSync(`${path}.ulaw`, Uint8Array.from(samples, encodeSample));
  const options = "--quiet --bitrate 24 --framesize 20 --serial 1 --discard-comments --padding 0";
  execFileSync("opusenc", [...options.split(" "), "-", `${path}.opus`], { input: writeWave(samples) });
}

interface Tone {
  frequencies_hz: readonly number[];
  duration_ms: number;
  /** 0 to 1. */
  level: number;
}

/** Linear samples of a mix of sine waves, faded at both ends so that they do not click. */
function toneSamples({ frequencies_hz, duration_ms, level }: Tone): number[] {
  const count = Math.round((duration_ms * sampleRate_hz) / 1_000);
  return Array.from({ length: count }, (_, index) => {
    const time_s = index / sampleRate_hz;
    const envelope = Math.min(1, time_s / fade_s, (count - index) / sampleRate_hz / fade_s);
    const wave = frequencies_hz.reduce((sum, hz) => sum + Math.sin(2 * Math.PI * hz * time_s), 0);
    return (wave / frequencies_hz.length) * level * envelope * 32_767;
  });
}

function silenceSamples(duration_ms: number): number[] {
  return new Array(Math.round((duration_ms * sampleRate_hz) / 1_000)).fill(0);
}

function speak(sentence: string): number[] {
  return resample(readWave(execFileSync("espeak-ng", ["-v", "en-gb", "-s", "155", "--stdout", sentence])));
}

/** 16-bit mono samples and their rate. Ignores the sizes in the header: espeak-ng cannot correct them in a stream. */
function readWave(file: Buffer): { rate_hz: number; samples: Int16Array } {
  const data = file.indexOf("data") + 8;
  const bytes = file.subarray(data, data + Math.floor((file.length - data) / 2) * 2);
  const samples = Int16Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16LE(index * 2));
  return { rate_hz: file.readUInt32LE(24), samples };
}

/** Resamples to 8000 Hz with a Hann-windowed sinc, which removes frequencies that telephony cannot carry. */
function resample({ rate_hz, samples }: { rate_hz: number; samples: Int16Array }): number[] {
  const ratio = rate_hz / sampleRate_hz;
  const reach = Math.ceil(16 * ratio);
  return Array.from({ length: Math.floor(samples.length / ratio) }, (_, index) => {
    const centre = index * ratio;
    let sum = 0;
    for (let at = Math.ceil(centre - reach); at <= centre + reach; at++) {
      const distance = (at - centre) / ratio;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * (at - centre)) / reach);
      const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance);
      sum += ((samples[at] ?? 0) * sinc * window) / ratio;
    }
    return sum;
  });
}

function writeWave(samples: number[]): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate_hz, 24);
  file.writeUInt32LE(sampleRate_hz * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    file.writeInt16LE(Math.round(sample), 44 + index * 2);
  });
  return file;
}
