import type { Frame } from "./codec.ts";

const pageHeader_bytes = 27;
const fullSegment_bytes = 255;
/** The identification header and the comment header (RFC 7845, 3). */
const headers = 2;

/** The Opus frames of an Ogg file with one stream (RFC 3533, RFC 7845). @throws Error for any other file */
export function oggFrames(file: Uint8Array): Frame[] {
  const packets: Frame[] = [];
  let parts: Uint8Array[] = [];
  for (let page = 0; page < file.length; ) {
    if (Buffer.from(file.subarray(page, page + 4)).toString("latin1") !== "OggS") {
      throw new Error("The file is not in Ogg format.");
    }
    const segments = file.subarray(page + pageHeader_bytes).subarray(0, file[page + pageHeader_bytes - 1]);
    let position = page + pageHeader_bytes + segments.length;
    for (const length of segments) {
      parts.push(file.subarray(position, position + length));
      position += length;
      if (length === fullSegment_bytes) continue;
      packets.push(Uint8Array.from(Buffer.concat(parts)));
      parts = [];
    }
    page = position;
  }
  return packets.slice(headers);
}
