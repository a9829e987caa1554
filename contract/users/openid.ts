import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { type RefusalCode, refusals } from "#contract/refusals.ts";
import { messageReplySchema, route } from "#contract/route.ts";
import { userProfileSchema } from "./session.ts";

/** In the page's address when a link was mailed to an address that the provider does not vouch for. */
export const proofMailedParameter = "proof";

/** Possible errors when the browser comes back from a provider; the page's address carries the code alone. */
const callbackErrors = [
  "openid_unavailable",
  "openid_cancelled",
  "openid_sign_in_expired",
  "openid_answer_invalid",
  "openid_email_not_verified",
  "openid_account_differs",
  "email_not_reachable",
  "too_many_requests",
  "internal_error",
] as const satisfies RefusalCode[];
export type OpenidCallbackError = (typeof callbackErrors)[number];

export function isOpenidCallbackError(code: string): code is OpenidCallbackError {
  return (callbackErrors as readonly string[]).includes(code);
}

/** Our own sentence for a code in the page's address. Any text could stand there, so other text is never shown. */
export function openidCallbackSentence(code: string): string {
  return isOpenidCallbackError(code) ? refusals[code].message : messages.openid.unknownError;
}

/**
 * The field `openidLink` of the refusal `openid_link_required`: the provider proved the address, and the challenge
 * with the password links it to the account. A challenge alone opens nothing.
 */
export const linkChallengeSchema = z.object({
  challenge: z.string(),
  email: z.string(),
  /** The name of the provider that is to be linked. */
  provider: z.string(),
  hasPassword: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type LinkChallenge = z.infer<typeof linkChallengeSchema>;

const challenge = z.string().check(z.minLength(1), z.maxLength(200));

export const openidRoutes = {
  linkWithPassword: route("POST /api/auth/oidc/link-with-password", {
    session: "opens",
    summary: "Link a provider to an account with a password: a challenge and that password open the session",
    access: "visitor",
    failed: messages.openid.linkFailed,
    body: z.object({
      challenge,
      password: z
        .string({ error: messages.openid.passwordMissing })
        .check(z.minLength(1, messages.openid.passwordMissing), z.maxLength(1_000)),
    }),
    reply: z.object({ token: z.string(), user: userProfileSchema }),
  }),
  mailLink: route("POST /api/auth/oidc/mail-link", {
    summary: "Mail a link that links a provider without the password",
    access: "visitor",
    failed: messages.openid.linkFailed,
    body: z.object({ challenge }),
    reply: messageReplySchema,
  }),
  confirmLink: route("POST /api/auth/oidc/confirm-link", {
    summary:
      "Link a provider with the mailed one-time token; the password stops working and all sessions end",
    access: "visitor",
    failed: messages.openid.linkFailed,
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: messageReplySchema,
  }),
  proveAddress: route("POST /api/auth/oidc/confirm-address", {
    summary:
      "Finish the sign-in of a mailed link, in the browser that has its cookie; returns the ticket of a session",
    access: "visitor",
    failed: messages.openid.linkFailed,
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: z.object({ ticket: z.string(), ...messageReplySchema.shape }),
  }),
} as const;
