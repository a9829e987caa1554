import { readFileSync } from "node:fs";
import type { Codec, Frame } from "./codec.ts";
import { pcmuFrames } from "./pcmu.ts";
import { keyName, keys } from "./telephone-events.ts";

const pageHeader_bytes = 27;
const fullSegment_bytes = 255;
/** The identification header and the comment header (RFC 7845, 3). */
const headers = 2;

/** The Opus frames of an Ogg file with one stream (RFC 3533, RFC 7845). @throws Error for any other file */
function oggFrames(file: Uint8Array): Frame[] {
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

/** The gateway's recordings in one codec, as tools/generate-sounds.ts wrote them. */
export interface Sounds {
  /** Spoken by espeak-ng; ends with a tone. */
  greeting: readonly Frame[];
  /** Spoken in place of every text that the carrier is asked to say. */
  announcement: readonly Frame[];
  /** The ringing tone: two seconds of 440 + 480 Hz, four of silence (ITU-T E.180, US). */
  ringback: readonly Frame[];
  keys: ReadonlyMap<string, readonly Frame[]>;
}

const read = (file: string) => readFileSync(new URL(`recordings/${file}`, import.meta.url));
const inPcmu = (name: string) => pcmuFrames(read(`${name}.ulaw`));
const inOpus = (name: string) => oggFrames(read(`${name}.opus`));

export const sounds: Readonly<Record<Codec["name"], Sounds>> = {
  pcmu: recordings(inPcmu),
  opus: recordings(inOpus),
};

function recordings(frames: (name: string) => Frame[]): Sounds {
  return {
    greeting: frames("greeting"),
    announcement: frames("announcement"),
    ringback: frames("ringback"),
    keys: new Map(keys.map((key) => [key, frames(`keys/${keyName(key)}`)])),
  };
}
