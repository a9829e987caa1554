import { z } from "zod";
import { messages } from "./messages.ts";
import { messageReplySchema, route } from "./route.ts";
import { sessionReplySchema } from "./users.ts";

/**
 * The field `twoStep` of the refusal `two_step_required`: the first step succeeded, and the challenge with a code opens
 * the session.
 * A challenge alone opens nothing.
 */
export const twoStepChallengeSchema = z.object({ challenge: z.string(), expiresAt: z.iso.datetime() });
export type TwoStepChallenge = z.infer<typeof twoStepChallengeSchema>;

/** Six digits from the app, or a recovery code; blanks and dashes are ignored. */
const codeSchema = z
  .string({ error: messages.twoStep.codeMissing })
  .trim()
  .min(1, messages.twoStep.codeMissing)
  .max(100, messages.twoStep.codeMissing);

/** The password, or a sign-in with Google within the last ten minutes, as for other security settings. */
const proof = { password: z.string().max(1_000).optional() };

const recoveryCodesSchema = z.object({
  /** The server shows them only once. Each code works once. */
  recoveryCodes: z.array(z.string()),
});

const twoStepBodySchema = z.object({ code: codeSchema });

export const twoStepRoutes = {
  finishLogin: route({
    method: "POST",
    path: "/api/auth/two-step",
    summary: "The second step of a login or Google sign-in: a challenge and a code open the session",
    access: "visitor",
    session: "opens",
    body: z.object({ challenge: z.string().min(1).max(200), code: codeSchema }),
    reply: sessionReplySchema,
  }),
  begin: route({
    method: "POST",
    path: "/api/account/two-step",
    summary: "Make a secret for an authenticator app; a code from it must confirm it",
    access: "user",
    body: z.object(proof),
    reply: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** otpauth://totp/..., for a QR code. */
      uri: z.string(),
    }),
  }),
  confirm: route({
    method: "POST",
    path: "/api/account/two-step/confirm",
    summary: "Switch two-step sign-in on with a first code from the app",
    access: "user",
    body: twoStepBodySchema,
    reply: recoveryCodesSchema,
  }),
  renewRecoveryCodes: route({
    method: "POST",
    path: "/api/account/two-step/recovery-codes",
    summary: "Make new recovery codes; the old ones stop working",
    access: "user",
    body: z.object({ code: codeSchema, ...proof }),
    reply: recoveryCodesSchema,
  }),
  switchOff: route({
    method: "DELETE",
    path: "/api/account/two-step",
    summary: "Switch two-step sign-in off",
    access: "user",
    body: z.object({ code: codeSchema, ...proof }),
    reply: messageReplySchema,
  }),
} as const;
