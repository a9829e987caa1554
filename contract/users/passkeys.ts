import * as z from "zod/mini";
import { filled } from "#contract/fields.ts";
import { passkeyMessages } from "#contract/messages/settings-messages.ts";
import { messageReplySchema, route } from "#contract/route.ts";
import { sessionReplySchema } from "./session.ts";
import { codeSchema, recoveryCodesSchema, twoStepChallengeSchema } from "./two-step.ts";
import {
  assertionSchema,
  creationOptionsSchema,
  registrationSchema,
  requestOptionsSchema,
} from "./webauthn.ts";

export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** False after a password reset with two-step sign-in on: the passkey is a second step only. */
  signsIn: z.boolean(),
  /** True when its counter went back, which a copied passkey does: it is accepted for nothing. */
  blocked: z.boolean(),
});
export type PasskeyView = z.infer<typeof passkeySchema>;

const longestName = 60;
const name = filled(passkeyMessages.nameMissing, longestName);

/** The password, or a sign-in with a provider within the last ten minutes, as for other security settings. */
const proof = { password: z.optional(z.string().check(z.maxLength(1_000))) };

export const passkeyRoutes = {
  signInOptions: route("POST /api/auth/passkey/options", {
    summary: "A challenge for any passkey; takes no address and is answered alike for everyone",
    access: "visitor",
    failed: passkeyMessages.failed,
    reply: requestOptionsSchema,
  }),
  signIn: route("POST /api/auth/passkey", {
    summary: "Open a session with a passkey, which counts as both steps",
    access: "visitor",
    failed: passkeyMessages.failed,
    session: "opens",
    body: z.object({ passkey: assertionSchema }),
    reply: sessionReplySchema,
  }),
  secondStepOptions: route("POST /api/auth/two-step/passkey", {
    summary: "A challenge for the passkeys of a user who has taken the first step",
    access: "visitor",
    failed: passkeyMessages.failed,
    body: z.pick(twoStepChallengeSchema, { challenge: true }),
    reply: requestOptionsSchema,
  }),
  list: route("GET /api/account/passkeys", {
    summary: "The user's passkeys, newest first",
    failed: passkeyMessages.listFailed,
    reply: z.array(passkeySchema),
  }),
  confirmOptions: route("POST /api/account/passkeys/confirm", {
    summary: "A challenge for a passkey that stands in for a code in the settings",
    failed: passkeyMessages.failed,
    reply: requestOptionsSchema,
  }),
  addOptions: route("POST /api/account/passkeys/options", {
    summary: "Begin to add a passkey; with two-step sign-in on, the second step is asked for as well",
    failed: passkeyMessages.failed,
    body: z.object({ ...proof, code: z.optional(codeSchema), passkey: z.optional(assertionSchema) }),
    reply: creationOptionsSchema,
  }),
  add: route("POST /api/account/passkeys", {
    summary: "Add the passkey that an authenticator has made",
    failed: passkeyMessages.failed,
    body: z.object({ name: z.optional(name), passkey: registrationSchema }),
    reply: passkeySchema,
  }),
  rename: route("POST /api/account/passkeys/:id", {
    summary: "Rename a passkey",
    failed: passkeyMessages.failed,
    params: z.object({ id: z.uuid() }),
    body: z.object({ name }),
    reply: messageReplySchema,
  }),
  remove: route("DELETE /api/account/passkeys/:id", {
    summary: "Remove a passkey",
    failed: passkeyMessages.failed,
    params: z.object({ id: z.uuid() }),
    body: z.object(proof),
    reply: messageReplySchema,
  }),
  requireAtLogin: route("POST /api/account/two-step/passkeys", {
    summary: "Switch two-step sign-in on with passkeys instead of an authenticator app",
    failed: passkeyMessages.failed,
    body: z.object(proof),
    reply: recoveryCodesSchema,
  }),
} as const;
