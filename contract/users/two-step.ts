import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { twoStepMessages } from "#contract/messages/settings-messages.ts";
import { messageReplySchema, route } from "#contract/route.ts";
import { sessionReplySchema } from "./session.ts";
import { assertionSchema } from "./webauthn.ts";

/**
 * The field `twoStep` of the refusal `two_step_required`: the first step succeeded, and the challenge with a code or a
 * passkey opens the session.
 * A challenge alone opens nothing.
 */
export const twoStepChallengeSchema = z.object({
  challenge: z.string().check(z.minLength(1), z.maxLength(200)),
  expiresAt: z.iso.datetime(),
  /** Ways to answer the second step beside a recovery code, which always works. */
  methods: z.array(z.enum(["app", "passkey"])),
});
export type TwoStepChallenge = z.infer<typeof twoStepChallengeSchema>;

/** Six digits from the app, or a recovery code; blanks and dashes are ignored. */
export const codeSchema = z
  .string({ error: twoStepMessages.codeMissing })
  .check(
    z.trim(),
    z.minLength(1, twoStepMessages.codeMissing),
    z.maxLength(100, twoStepMessages.codeMissing),
  );

/** The password, or a sign-in with a provider within the last ten minutes, as for other security settings. */
const proof = { password: z.optional(z.string().check(z.maxLength(1_000))) };

export const recoveryCodesSchema = z.object({
  /** The server shows them only once. Each code works once. */
  recoveryCodes: z.array(z.string()),
});

const twoStepBodySchema = z.object({ code: codeSchema });

/** The answer to the second step: a code or a passkey, and not both. */
const factor = { code: z.optional(codeSchema), passkey: z.optional(assertionSchema) };
const isOneFactor = ({ code, passkey }: { code?: unknown; passkey?: unknown }) =>
  (code === undefined) !== (passkey === undefined);
const oneFactor = { error: twoStepMessages.codeMissing };

const factorAndProofSchema = z.object({ ...factor, ...proof }).check(z.refine(isOneFactor, oneFactor));

export const twoStepRoutes = {
  finishLogin: route("POST /api/auth/two-step", {
    summary:
      "The second step of a login or of a sign-in with a provider: a challenge and a code or passkey open the session",
    access: "visitor",
    failed: twoStepMessages.failed,
    session: "opens",
    body: z
      .object({ challenge: z.string().check(z.minLength(1), z.maxLength(200)), ...factor })
      .check(z.refine(isOneFactor, oneFactor)),
    reply: sessionReplySchema,
  }),
  prove: route("POST /api/account/second-factor", {
    summary: "Prove a second factor in the caller's session, for what asks for a fresh one",
    failed: twoStepMessages.failed,
    body: z.object(factor).check(z.refine(isOneFactor, oneFactor)),
    reply: messageReplySchema,
  }),
  begin: route("POST /api/account/two-step", {
    summary: "Make a secret for an authenticator app; a code from it must confirm it",
    failed: messages.notSaved,
    body: z.object(proof),
    reply: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** otpauth://totp/..., for a QR code. */
      uri: z.string(),
    }),
  }),
  confirm: route("POST /api/account/two-step/confirm", {
    summary: "Switch two-step sign-in on with a first code from the app",
    failed: messages.notSaved,
    body: twoStepBodySchema,
    reply: recoveryCodesSchema,
  }),
  renewRecoveryCodes: route("POST /api/account/two-step/recovery-codes", {
    summary: "Make new recovery codes; the old ones stop working",
    failed: messages.notSaved,
    body: factorAndProofSchema,
    reply: recoveryCodesSchema,
  }),
  switchOff: route("DELETE /api/account/two-step", {
    summary: "Switch two-step sign-in off",
    failed: messages.notSaved,
    body: factorAndProofSchema,
    reply: messageReplySchema,
  }),
} as const;
