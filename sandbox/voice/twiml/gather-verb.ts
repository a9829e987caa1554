import { expectNoText, expectOnly, expectPost, schemaError, wholeNumber } from "./schema.ts";
import type { XmlElement } from "./xml.ts";

/** Takes keys while it speaks. Without any, the next verb is carried out. */
export interface GatherVerb {
  verb: "Gather";
  action: string;
  numDigits: number;
  timeout_s: number;
}

/**
 * https://www.twilio.com/docs/voice/twiml/gather. Without an action the carrier asks for the current document again, and without
 * a number of digits it waits for the finishing key: the sandbox wants both. It hears no speech.
 */
export function readGather(gather: XmlElement, readVerb: (element: XmlElement) => unknown): GatherVerb {
  expectOnly(gather, ["action", "method", "numDigits", "timeout"]);
  expectNoText(gather);
  expectPost(gather, "method");
  const action = gather.attributes.get("action");
  if (!action || !gather.attributes.has("numDigits"))
    throw schemaError("Gather must have an action and numDigits in this sandbox");
  for (const nested of gather.children) {
    if (!["Say", "Play", "Pause"].includes(nested.name))
      throw schemaError(`Gather must not hold ${nested.name}`);
    readVerb(nested);
  }
  return {
    verb: "Gather",
    action,
    numDigits: wholeNumber(gather, "numDigits", 1, 1_000),
    timeout_s: wholeNumber(gather, "timeout", 5, 120),
  };
}
