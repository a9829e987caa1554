import type { E164 } from "#contract/numbers/phone-number.ts";
import { countryOf } from "#web/number/phone-number.ts";
import type { Tone } from "./tone-samples.ts";

const doubleRing_ms = [400, 200, 400, 2_000];

/** ITU-T E.180 recommends 425 Hz; 1 s in 5 s is the cadence of most of Europe. */
const ordinary: Tone = { frequencies_hz: [425], cadence_ms: [1_000, 4_000] };

/** The precise tone plan of North America (ANSI T1.401). */
const northAmerican: Tone = { frequencies_hz: [440, 480], cadence_ms: [2_000, 4_000] };

/** British Telecom SIN 350; also Ireland, and New Zealand by Telepermit TNA 102. */
const british: Tone = { frequencies_hz: [400, 450], cadence_ms: doubleRing_ms };

/**
 * As the tone zones of Asterisk (`indications.conf`) and FreePBX have them, which mostly cite ITU-T E.180 Supplement 2,
 * "Various tones used in national networks". A line that names a source has it from there.
 */
const tones: Readonly<Record<string, Tone>> = {
  US: northAmerican,
  CA: northAmerican,
  PR: northAmerican,
  VI: northAmerican,
  GU: northAmerican,
  GB: british,
  GG: british,
  IM: british,
  JE: british,
  IE: british,
  NZ: british,
  /** Communications Alliance S002. */
  AU: { frequencies_hz: [413, 438], cadence_ms: doubleRing_ms },
  HK: { frequencies_hz: [440, 480], cadence_ms: [400, 200, 400, 3_000] },
  IN: { frequencies_hz: [400], modulation_hz: 25, cadence_ms: doubleRing_ms },
  MY: { frequencies_hz: [425], cadence_ms: doubleRing_ms },
  /** Infocomm Development Authority TS PSTN 1. */
  SG: { frequencies_hz: [425], modulation_hz: 24, cadence_ms: doubleRing_ms },
  ZA: { frequencies_hz: [400], modulation_hz: 33, cadence_ms: doubleRing_ms },
  /** Modulated by 15 to 20 Hz. */
  JP: { frequencies_hz: [400], modulation_hz: 16, cadence_ms: [1_000, 2_000] },
  TW: { frequencies_hz: [440, 480], cadence_ms: [1_000, 2_000] },
  CN: { frequencies_hz: [450], cadence_ms: [1_000, 4_000] },
  PH: { frequencies_hz: [425, 480], cadence_ms: [1_000, 4_000] },
  AT: { frequencies_hz: [420], cadence_ms: [1_000, 5_000] },
  BE: { frequencies_hz: [425], cadence_ms: [1_000, 3_000] },
  ES: { frequencies_hz: [425], cadence_ms: [1_500, 3_000] },
  FR: { frequencies_hz: [440], cadence_ms: [1_500, 3_500] },
  HU: { frequencies_hz: [425], cadence_ms: [1_250, 3_750] },
  PT: { frequencies_hz: [425], cadence_ms: [1_000, 5_000] },
  SE: { frequencies_hz: [425], cadence_ms: [1_000, 5_000] },
  /** Telefónica CTC Chile. */
  CL: { frequencies_hz: [400], cadence_ms: [1_000, 3_000] },
};

export function ringbackToneOf(number: E164): Tone {
  return tones[countryOf(number) ?? ""] ?? ordinary;
}
