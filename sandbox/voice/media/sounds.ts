import { readFileSync } from "node:fs";
import { keySoundFile, keys } from "./keys.ts";
import { encode } from "./mu-law.ts";
import { silenceSamples, toneSamples } from "./tone.ts";

/** Spoken by espeak-ng (tools/generate-sounds.ts), 8 kHz mu-law; ends with a tone. */
export const greeting: Uint8Array = readFileSync(new URL("./greeting.ulaw", import.meta.url));

/** Spoken in place of every text that the carrier is asked to say. */
export const announcement: Uint8Array = readFileSync(new URL("./announcement.ulaw", import.meta.url));

/** The ringing tone: two seconds of 440 + 480 Hz, four of silence (ITU-T E.180, US). */
export const ringback: Uint8Array = encode([
  ...toneSamples({ frequencies_hz: [440, 480], duration_ms: 2_000, level: 0.25 }),
  ...silenceSamples(4_000),
]);

/** The spoken name of each key. */
export const keySounds: ReadonlyMap<string, Uint8Array> = new Map(
  keys.map((key) => [key, readFileSync(new URL(keySoundFile(key), import.meta.url))]),
);
