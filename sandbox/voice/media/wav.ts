import type { Frame } from "./codec.ts";
import { decodeSample, encodeSample, pcmuFrames, sampleRate_hz } from "./pcmu.ts";

const head_bytes = 44;

/** A WAV of PCM, 16 bits, mono, 8,000 Hz, as the carrier keeps its recordings. */
export function wavOf(frames: readonly Frame[]): Buffer {
  const audio = Buffer.concat(frames);
  const file = Buffer.alloc(head_bytes + 2 * audio.length);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate_hz, 24);
  file.writeUInt32LE(2 * sampleRate_hz, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(file.length - head_bytes, 40);
  audio.forEach((byte, index) => {
    file.writeInt16LE(decodeSample(byte), head_bytes + 2 * index);
  });
  return file;
}

/** The frames of such a file. @throws Error for any other: the carrier plays more, and the sandbox does not. */
export function framesOfWav(file: Buffer): Frame[] {
  const form = file.length > head_bytes && [
    ...[file.toString("latin1", 0, 4), file.toString("latin1", 8, 16), file.toString("latin1", 36, 40)],
    ...[file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)],
  ];
  if (String(form) !== String(["RIFF", "WAVEfmt ", "data", 1, 1, sampleRate_hz, 16]))
    throw new Error("it is no WAV of PCM, 16 bits, mono, 8000 Hz");
  const samples = Math.min(file.readUInt32LE(40), file.length - head_bytes) >> 1;
  return pcmuFrames(
    Uint8Array.from({ length: samples }, (_, index) =>
      encodeSample(file.readInt16LE(head_bytes + 2 * index)),
    ),
  );
}
