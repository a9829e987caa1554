/** Course of a call to a number. */
export interface Destination {
  /** The end of the ringing; a call that fails never rings. */
  outcome: "fails" | "busy" | "no_answer" | "answers";
  /** A late answer leaves the app time to ask whether to go on waiting. */
  answers: "soon" | "late";
  /** Without early media the caller's browser gets no sound until the answer. */
  hasEarlyMedia: boolean;
  /** Packets of the far end that never reach the caller. */
  loses_percent: number;
  /** True when the media can never connect, as where the caller's network blocks UDP. The carrier answers all the same. */
  blocksMedia: boolean;
  says: "greeting" | "nothing" | "greeting_without_end";
  /** The far end's own action after the answer, and its time. */
  afterwards: "stays" | "hangs_up" | "hangs_up_late" | "drops_media" | "stops_sending";
}

const ordinary: Destination = {
  outcome: "answers",
  answers: "soon",
  hasEarlyMedia: true,
  loses_percent: 0,
  blocksMedia: false,
  says: "greeting",
  afterwards: "stays",
};

const byEnding: Readonly<Record<string, Partial<Destination>>> = {
  "0101": { outcome: "busy" },
  "0102": { outcome: "no_answer" },
  "0103": { outcome: "fails" },
  "0104": { afterwards: "hangs_up" },
  "0105": { afterwards: "drops_media" },
  "0106": { answers: "late" },
  "0107": { afterwards: "hangs_up_late" },
  "0108": { says: "nothing" },
  "0109": { says: "greeting_without_end" },
  "0110": { hasEarlyMedia: false, answers: "late" },
  "0111": { loses_percent: 25, says: "greeting_without_end" },
  "0112": { blocksMedia: true },
  "0113": { says: "greeting_without_end", afterwards: "stops_sending" },
};

/** Every E.164 number answers, except for the endings above; an invalid number fails. */
export function destinationOf(number: string): Destination {
  if (!isE164(number)) return { ...ordinary, outcome: "fails" };
  return { ...ordinary, ...byEnding[number.slice(-4)] };
}

function isE164(number: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(number);
}
