/** Telephone sound: PCM of 16 bits, mono, 8,000 samples a second. */
const sampleRate_hz = 8_000;
const bytesPerSecond = 2 * sampleRate_hz;
const head_bytes = 44;

/** The samples of a WAV of telephone sound; undefined for any other file. */
export function readWav(file: Uint8Array): Uint8Array | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const name = (at: number) => bytes.toString("latin1", at, at + 4);
  if (bytes.length < head_bytes || name(0) !== "RIFF" || name(8) !== "WAVE") return undefined;
  let isTelephone = false;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const start = at + 8;
    if (name(at) === "fmt ") {
      if (length < 16 || start + 16 > bytes.length) return undefined;
      const [format, channels] = [bytes.readUInt16LE(start), bytes.readUInt16LE(start + 2)];
      const [rate_hz, bits] = [bytes.readUInt32LE(start + 4), bytes.readUInt16LE(start + 14)];
      isTelephone = format === 1 && channels === 1 && rate_hz === sampleRate_hz && bits === 16;
    }
    // A recorder that streams leaves a length that is too long.
    if (name(at) === "data") {
      const samples = bytes.subarray(start, start + length);
      return isTelephone && samples.length >= 2 && samples.length % 2 === 0 ? samples : undefined;
    }
    at = start + length + (length % 2);
  }
  return undefined;
}

export function writeWav(samples: Uint8Array): Buffer {
  const head = Buffer.alloc(head_bytes);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(head_bytes - 8 + samples.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate_hz, 24);
  head.writeUInt32LE(bytesPerSecond, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

export function lengthOf_s(samples: Uint8Array): number {
  return samples.length / bytesPerSecond;
}
