import type { GatewayError } from "#sandbox/voice/calls/browser-leg.ts";

/** The one type of message that the carrier knows. */
export const userDefinedMessage = "user-defined-message";
/** Call.sendMessage takes up to 10 kB. */
const largestMessage = 10 * 1_024;
const unknownMessageType: GatewayError = { code: 31_210, message: "Call message event type is invalid" };
const messageTooLarge: GatewayError = { code: 31_212, message: "The message is too large" };

/** Reason why the carrier does not take a message within a call; undefined when it does. */
export function messageError(messageType: string, content: unknown): GatewayError | undefined {
  if (messageType !== userDefinedMessage) return unknownMessageType;
  const size = Buffer.byteLength(JSON.stringify(content) ?? "");
  return size > largestMessage ? messageTooLarge : undefined;
}
