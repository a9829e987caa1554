import twilio from "twilio";
import { CarrierError } from "#domain/calls/voice-carrier.ts";

/** Twilio refused a request or did not answer it. */
export class TwilioError extends CarrierError {
  override name = "TwilioError";
  /** HTTP status and Twilio's own code; undefined when no answer came. */
  readonly status: number | undefined;
  readonly code: number | undefined;

  constructor(reason: string, status?: number, code?: number) {
    super(`Twilio failed: ${reason}`);
    this.status = status;
    this.code = code;
  }
}

/**
 * Runs one request and turns its failure into a TwilioError. The SDK's errors carry the request with its credentials,
 * so only status, code and message are kept.
 * @throws TwilioError
 */
export async function callTwilio<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof twilio.RestException) {
      throw new TwilioError(`HTTP ${error.status}, code ${error.code ?? "none"}`, error.status, error.code);
    }
    throw new TwilioError(error instanceof Error ? error.message : "it gave no reason");
  }
}
