import type { E164 } from "#contract/numbers/phone-number.ts";
import { countryOf } from "#web/number/phone-number.ts";
import type { Tone } from "./tone-samples.ts";
import { toneTable } from "./tone-table.ts";

/** ITU-T E.180 recommends 425 Hz; 1 s in 5 s is the cadence of most of Europe. */
const ordinary: Tone = { frequencies_hz: [425], cadence_ms: [1_000, 4_000] };

/** Countries that the table lacks, and whose networks ring as a neighbour's do. */
const neighbours: Readonly<Record<string, string>> = {
  CA: "US",
  PR: "US",
  VI: "US",
  GU: "US",
  GG: "GB",
  IM: "GB",
  JE: "GB",
  IE: "GB",
};

/** Countries that the table lacks or has otherwise. */
const exceptions: Readonly<Record<string, Tone>> = {
  /** Asterisk's `indications.conf`. */
  HK: { frequencies_hz: [440, 480], cadence_ms: [400, 200, 400, 3_000] },
  /** The table's 400 and 15 Hz are one tone, modulated by 15 to 20 Hz. */
  JP: { frequencies_hz: [400], modulation_hz: 16, cadence_ms: [1_000, 2_000] },
};

const tones = new Map(
  toneTable
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [tone = "", countries = ""] = row.split(": ");
      return countries.split(" ").map((country): [string, Tone] => [country, readTone(tone)]);
    }),
);

/** "400*25/400,0/2000": hertz and milliseconds, by turns with silence. */
function readTone(tone: string): Tone {
  const parts = tone.split(",").map((part) => part.split("/"));
  const [hertz = ""] = parts[0] ?? [];
  const [frequencies = "", modulation_hz] = hertz.split("*");
  return {
    frequencies_hz: frequencies.split("+").map(Number),
    ...(modulation_hz && { modulation_hz: Number(modulation_hz) }),
    cadence_ms: parts.map(([, duration_ms]) => Number(duration_ms)),
  };
}

export function ringbackToneOf(number: E164): Tone {
  const country = countryOf(number) ?? "";
  return exceptions[country] ?? tones.get(neighbours[country] ?? country) ?? ordinary;
}
