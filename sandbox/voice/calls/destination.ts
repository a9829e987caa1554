/** What happens when a number is called. */
export type Destination = "answers" | "busy" | "no_answer" | "fails" | "hangs_up" | "drops_media";

const byEnding: Readonly<Record<string, Destination>> = {
  "0101": "busy",
  "0102": "no_answer",
  "0103": "fails",
  "0104": "hangs_up",
  "0105": "drops_media",
};

/** Every E.164 number answers, but for the endings above; what is no number at all fails. */
export function destinationOf(number: string): Destination {
  if (!isE164(number)) return "fails";
  return byEnding[number.slice(-4)] ?? "answers";
}

function isE164(number: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(number);
}
