import * as z from "zod/mini";
import { messages } from "./messages.ts";
import { type RefusalCode, refusals } from "./refusals.ts";
import { messageReplySchema, route } from "./route.ts";
import { userProfileSchema } from "./users.ts";

/** What may have gone wrong when the browser comes back from Google; the page's address carries the code alone. */
const callbackErrors = [
  "google_unavailable",
  "google_cancelled",
  "google_sign_in_expired",
  "google_answer_invalid",
  "google_email_not_verified",
  "google_account_differs",
  "too_many_requests",
  "internal_error",
] as const satisfies RefusalCode[];
export type GoogleCallbackError = (typeof callbackErrors)[number];

export function isGoogleCallbackError(code: string): code is GoogleCallbackError {
  return (callbackErrors as readonly string[]).includes(code);
}

/** Our own sentence for a code in the page's address. Any text could stand there, so other text is never shown. */
export function googleCallbackSentence(code: string): string {
  return isGoogleCallbackError(code) ? refusals[code].message : messages.google.unknownError;
}

/**
 * The field `googleLink` of the refusal `google_link_required`: Google proved the address, and the challenge with the
 * password links Google to the account. A challenge alone opens nothing.
 */
export const googleLinkChallengeSchema = z.object({
  challenge: z.string(),
  /** The address of the account. */
  email: z.string(),
  expiresAt: z.iso.datetime(),
});
export type GoogleLinkChallenge = z.infer<typeof googleLinkChallengeSchema>;

const challenge = z.string().check(z.minLength(1), z.maxLength(200));

export const googleRoutes = {
  linkWithPassword: route({
    method: "POST",
    path: "/api/auth/google/link",
    session: "opens",
    summary: "Link Google to an account with a password: a challenge and that password open the session",
    access: "visitor",
    body: z.object({
      challenge,
      password: z
        .string({ error: messages.google.passwordMissing })
        .check(z.minLength(1, messages.google.passwordMissing), z.maxLength(1_000)),
    }),
    reply: z.object({ token: z.string(), user: userProfileSchema }),
  }),
  mailLink: route({
    method: "POST",
    path: "/api/auth/google/link/mail",
    summary: "Mail a link that links Google without the password",
    access: "visitor",
    body: z.object({ challenge }),
    reply: messageReplySchema,
  }),
  confirmLink: route({
    method: "POST",
    path: "/api/auth/google/link/confirm",
    summary: "Link Google with the mailed one-time token; the password stops working and all sessions end",
    access: "visitor",
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: messageReplySchema,
  }),
} as const;
