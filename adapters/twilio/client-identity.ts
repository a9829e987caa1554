import { z } from "zod";
import type { VoiceIdentity } from "#domain/calls/voice-carrier.ts";

/*
 * The identity of a browser at Twilio: the user and the session, each as the 32 digits of its UUID, with an underscore
 * between. Twilio allows an identity of a voice token only letters, digits and underscores
 * (https://www.twilio.com/docs/iam/access-tokens, "identity"), so no hyphens.
 */

export function writeIdentity({ userId, sessionId }: VoiceIdentity): string {
  return `${digitsOf(userId)}_${digitsOf(sessionId)}`;
}

/** The caller of a leg, as the `From` field names it: `client:` and the identity. */
export const clientSchema = z
  .string()
  .regex(/^client:[\da-f]{32}_[\da-f]{32}$/)
  .transform((from): VoiceIdentity => {
    const [userId = "", sessionId = ""] = from.slice("client:".length).split("_");
    return { userId: uuidOf(userId), sessionId: uuidOf(sessionId) };
  });

function digitsOf(uuid: string): string {
  return z.uuid().parse(uuid).replaceAll("-", "").toLowerCase();
}

function uuidOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
