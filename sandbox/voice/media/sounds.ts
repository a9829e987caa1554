import { readFileSync } from "node:fs";
import type { Codec, Frame } from "./codec.ts";
import { oggFrames } from "./ogg.ts";
import { pcmuFrames } from "./pcmu.ts";
import { keyName, keys } from "./telephone-events.ts";

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
