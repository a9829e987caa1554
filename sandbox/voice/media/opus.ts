import { setImmediate } from "node:timers/promises";
import { OpusDecoder } from "opus-decoder";
import { type Codec, type Frame, frameDuration_ms } from "./codec.ts";

/** CELT, full band, one mono frame of 20 ms (RFC 6716, 3.1) that is coded as silence. */
const silentFrame: Frame = Uint8Array.from([0xf8, 0xff, 0xfe]);
// Enough for a voice, and cheaper to decode than all 48000.
const sampleRate_hz = 16_000;
const samplesPerFrame = (sampleRate_hz * frameDuration_ms) / 1_000;
// A decoder's memory of earlier audio fades within these.
const forgetting: readonly Frame[] = [silentFrame, silentFrame, silentFrame];
/** The smallest step of mu-law, so that the traces that a decoder leaves in silence are silence as with PCMU. */
const smallestStep = 8 / 32_768;

export const opus: Codec = {
  name: "opus",
  // RFC 7587: always 48000 and 2, also for mono.
  rtpmap: "opus/48000/2",
  clockRate_hz: 48_000,
  channels: 2,
  payloadType: 111,
  parameters: "minptime=10;useinbandfec=1",
  silentFrame,
  async loudness(frames) {
    const samples = await decode(frames);
    const energy = samples.reduce((sum, sample) => sum + toStep(sample) ** 2, 0);
    return samples.length === 0 ? 0 : Math.sqrt(energy / samples.length);
  },
};

let loaded: ReturnType<typeof load> | undefined;

/** Decodes frames to mono; frames that are not Opus are left out. */
async function decode(frames: readonly Frame[]): Promise<Float32Array> {
  loaded ??= load();
  const decoder = await loaded;
  // The packets of running calls go out between two measurements.
  await setImmediate();
  const { channelData } = decoder.decodeFrames([...forgetting, ...frames]);
  return (channelData[0] ?? new Float32Array()).subarray(forgetting.length * samplesPerFrame);
}

async function load() {
  const decoder = new OpusDecoder({
    sampleRate: sampleRate_hz,
    channels: 1,
    streamCount: 1,
    coupledStreamCount: 0,
    channelMappingTable: [0],
  });
  await decoder.ready;
  return decoder;
}

function toStep(sample: number): number {
  return Math.round(sample / smallestStep) * smallestStep;
}
