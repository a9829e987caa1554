import { systemDevice } from "#web/phone/devices/audio-devices.ts";
import { toneSamples } from "#web/phone/ringback/tone-samples.ts";

const rate_hz = 8_000;
const length_ms = 160;

/** The two frequencies of each key (ITU-T Q.23): its row's and its column's. */
const rows_hz = [697, 770, 852, 941];
const columns_hz = [1_209, 1_336, 1_477];
const keys = "123456789*0#";

let context: AudioContext | undefined;

/** Sounds the tone of a key of the telephone once, through a speaker. Other keys are silent. */
export function playKeyTone(key: string, speakerId = systemDevice): void {
  const frequencies_hz = keyFrequencies_hz(key);
  // Tor Browser has no AudioContext, and a press must type without its tone.
  if (frequencies_hz === null || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const samples = toneSamples({ frequencies_hz, cadence_ms: [length_ms] }, rate_hz);
  const buffer = context.createBuffer(1, samples.length, rate_hz);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  void context.resume();
  void turnTo(context, speakerId).then(() => source.start());
}

let used = systemDevice;

/** Sets the speaker of an audio context, where the browser allows that. The system's speaker is better than none. */
async function turnTo(output: Sinkable, speakerId: string): Promise<void> {
  if (speakerId === used || !output.setSinkId) return;
  used = speakerId;
  await output.setSinkId(speakerId === systemDevice ? "" : speakerId).catch(() => undefined);
}

/** https://developer.mozilla.org/docs/Web/API/AudioContext/setSinkId, which the DOM's types lack. */
type Sinkable = AudioContext & { setSinkId?(id: string): Promise<void> };

export function keyFrequencies_hz(key: string): [row_hz: number, column_hz: number] | null {
  const position = key.length === 1 ? keys.indexOf(key) : -1;
  const [row_hz, column_hz] = [rows_hz[Math.floor(position / 3)], columns_hz[position % 3]];
  return row_hz === undefined || column_hz === undefined ? null : [row_hz, column_hz];
}
