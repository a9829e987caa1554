import { expectChildren, expectOnly, expectPost, oneOf, schemaError, wholeNumber } from "./schema.ts";
import type { XmlElement } from "./xml.ts";

export interface RecordVerb {
  verb: "Record";
  action: string;
  maxLength_s: number;
  /** Seconds of silence that end the recording. */
  timeout_s: number;
  /** Keys that end it. */
  finishOnKey: string;
  playBeep: boolean;
  recordingStatusCallback: string | undefined;
}

const attributes = [
  ...["action", "method", "timeout", "finishOnKey", "maxLength", "playBeep"],
  ...["recordingStatusCallback", "recordingStatusCallbackMethod", "recordingStatusCallbackEvent"],
];

/**
 * https://www.twilio.com/docs/voice/twiml/record. Without an action the carrier asks for the current document again, and
 * records in a circle: the sandbox wants one. It trims no silence, and reports completed recordings alone.
 */
export function readRecord(record: XmlElement): RecordVerb {
  expectOnly(record, attributes);
  expectChildren(record, 0);
  expectPost(record, "method");
  expectPost(record, "recordingStatusCallbackMethod");
  oneOf(record, "recordingStatusCallbackEvent", ["completed"], "completed");
  const action = record.attributes.get("action");
  if (!action) throw schemaError("Record must have an action in this sandbox");
  const finishOnKey = record.attributes.get("finishOnKey") ?? "1234567890*#";
  if (!/^[\d*#]*$/.test(finishOnKey)) throw schemaError("Record finishOnKey must be keys of a telephone");
  const maxLength_s = wholeNumber(record, "maxLength", 3_600, 14_400);
  if (maxLength_s < 2) throw schemaError("Record maxLength must be greater than 1");
  return {
    verb: "Record",
    action,
    maxLength_s,
    timeout_s: wholeNumber(record, "timeout", 5, 14_400),
    finishOnKey,
    playBeep: oneOf(record, "playBeep", ["true", "false"], "true") === "true",
    recordingStatusCallback: record.attributes.get("recordingStatusCallback"),
  };
}
