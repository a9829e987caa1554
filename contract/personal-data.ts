import { z } from "zod";
import { callStatusSchema } from "./call-status.ts";
import { currencySchema } from "./currencies.ts";
import { messages } from "./messages.ts";
import { creditsSchema } from "./money.ts";
import { passkeySchema } from "./passkeys.ts";
import { transactionSchema } from "./payments.ts";
import { messageReplySchema, route } from "./route.ts";
import { securityEventSchema } from "./security-events.ts";
import { allowedCountriesSchema, userSessionSchema } from "./user-settings.ts";
import { userProfileSchema } from "./users.ts";

const moment = z.iso.datetime();

/** Everything the product keeps about a user, except hashes and secrets. */
export const personalDataExportSchema = z.object({
  madeAt: moment,
  profile: z.object({
    ...userProfileSchema.shape,
    createdAt: moment,
    verifiedAt: moment.nullable(),
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    /** The identities at OpenID Connect providers that sign the user in. */
    identities: z.array(z.object({ provider: z.string(), issuer: z.string(), subject: z.string() })),
    twoStepOn: z.boolean(),
    pendingEmail: z.string().nullable(),
    emailRefusesMail: z.boolean(),
    allowedCountries: allowedCountriesSchema,
  }),
  credits: creditsSchema,
  sessions: z.array(userSessionSchema),
  passkeys: z.array(passkeySchema.omit({ id: true })),
  securityHistory: z.array(securityEventSchema),
  calls: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      destination: z.string().nullable(),
      status: callStatusSchema,
      createdAt: moment,
      answeredAt: moment.nullable(),
      endedAt: moment.nullable(),
      duration_s: z.int().nullable(),
      credits: creditsSchema,
    }),
  ),
  payments: z.array(
    z.object({
      id: z.uuid(),
      createdAt: moment,
      status: z.enum(["pending", "completed", "failed"]),
      amount: z.number(),
      refunded: z.number(),
      currency: currencySchema,
      credits: creditsSchema,
      /** What the card provider was told about the buyer, while the payment is not decided. */
      fraudSignals: z
        .object({ email: z.string(), accountAgeDays: z.int(), ipAddress: z.string(), userAgent: z.string() })
        .nullable(),
    }),
  ),
  transactions: z.array(transactionSchema),
  contactMessages: z.array(
    z.object({
      sentAt: moment,
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      message: z.string(),
    }),
  ),
});
export type PersonalDataExport = z.infer<typeof personalDataExportSchema>;

export const personalDataRoutes = {
  download: route({
    method: "GET",
    path: "/api/account/data",
    summary: "The user's personal data, as a file",
    access: "user",
    failed: messages.settings.downloadFailed,
    reply: personalDataExportSchema,
  }),
  deleteUser: route({
    method: "DELETE",
    path: "/api/account",
    summary: "Delete the user permanently; payments and calls stay without personal data",
    access: "user",
    failed: messages.deleteUser.failed,
    session: "ends",
    body: z.object({
      /** Omitted after a fresh sign-in with a provider. */
      password: z.string().max(1_000).optional(),
      /** True gives up the remaining credits; false refuses `credits_left` while there are any. */
      forfeitCredits: z.boolean().default(false),
    }),
    reply: messageReplySchema,
  }),
} as const;
