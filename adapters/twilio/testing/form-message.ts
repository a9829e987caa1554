import type { CarrierMessage } from "#domain/calls/voice-carrier.ts";

/** A message of Twilio: its fields as a form, signed by these headers. */
export const formMessage = (
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: CarrierMessage["headers"] = {},
): CarrierMessage => ({ path, headers, body: new URLSearchParams(fields).toString() });
