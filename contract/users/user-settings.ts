import * as z from "zod/mini";
import { nameField, newPassword, optionalText } from "#contract/fields.ts";
import { messages } from "#contract/messages/messages.ts";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { creditsSchema } from "#contract/money/money-schemas.ts";
import { messageReplySchema, route } from "#contract/route.ts";
import { addressReplySchema, emailField } from "./email-field.ts";
import { userProfileSchema } from "./session.ts";

/** Lines that a user adds to receipts beside the name. Each is empty where the user gives none. */
export const billingDetailsSchema = z.object({
  company: optionalText(100),
  /** In lines, as on an envelope. */
  address: optionalText(300),
  /** A VAT number, or what the user's country has in its place; kept as typed. */
  taxNumber: optionalText(40),
});
export type BillingDetails = z.infer<typeof billingDetailsSchema>;

const mostCountries = 300;
export const allowedCountriesSchema = z.nullable(
  z
    .array(z.string().check(z.regex(/^[A-Z]{2}$/)))
    .check(z.minLength(1, settingsMessages.countryMissing), z.maxLength(mostCountries)),
);

export const userSettingsSchema = z.object({
  user: userProfileSchema,
  createdAt: z.iso.datetime(),
  /** False for a user who signed up with a provider such as Google and has no password yet. */
  hasPassword: z.boolean(),
  providers: z.array(z.string()),
  /** True while the address refuses our mail for good. */
  emailRefusesMail: z.boolean(),
  /** A new address whose mailed link was not followed yet. */
  pendingEmail: z.nullable(z.string()),
  /** `app` is false when passkeys alone answer the second step. */
  twoStep: z.object({ on: z.boolean(), app: z.boolean(), recoveryCodesLeft: z.int().check(z.nonnegative()) }),
  /** The countries that the account may call, as ISO 3166-1 alpha-2 codes; null for all. */
  allowedCountries: allowedCountriesSchema,
  /** The user's own lines on receipts of purchases from now on. */
  billing: billingDetailsSchema,
  /** The balance that deleting the user gives up. */
  credits: creditsSchema,
  /** True when a debt, a freeze or a pause outlives the user's deletion. */
  outlived: z.boolean(),
});
export type UserSettings = z.infer<typeof userSettingsSchema>;

export const userSessionSchema = z.object({
  id: z.uuid(),
  /** The browser in plain words, such as "Firefox on Windows". */
  device: z.string(),
  openedWith: z.enum(["password", "passkey", "openid"]),
  /** The name of the OpenID Connect provider that opened it. */
  provider: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  /** Accurate to about a minute. */
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
});
export type UserSession = z.infer<typeof userSessionSchema>;

/**
 * Proof of identity for a change to a security setting: the password, or a sign-in with a provider within the last
 * ten minutes.
 * Without either the server refuses `sign_in_again`.
 */
const proof = { password: z.optional(z.string().check(z.maxLength(1_000))) };

const changeNameBodySchema = z.object({
  firstName: nameField(settingsMessages.nameMissing),
  lastName: nameField(settingsMessages.nameMissing),
});
const changePasswordBodySchema = z.object({
  /** Omitted only by users without a password. */
  currentPassword: z.optional(z.string().check(z.maxLength(1_000))),
  newPassword: newPassword(settingsMessages.passwordMissing),
});
const changeEmailBodySchema = z.object({
  email: emailField(settingsMessages.emailMissing),
  ...proof,
});

export const settingsRoutes = {
  settings: route("GET /api/account", {
    summary: "The user's settings",
    failed: settingsMessages.loadFailed,
    reply: userSettingsSchema,
  }),
  changeName: route("POST /api/account/name", {
    summary: "Change first and last name",
    failed: messages.notSaved,
    body: changeNameBodySchema,
    reply: userProfileSchema,
  }),
  changeBilling: route("POST /api/account/billing", {
    summary: "Change company, address and tax number, which receipts have from the next purchase on",
    failed: messages.notSaved,
    body: billingDetailsSchema,
    reply: messageReplySchema,
  }),
  changePassword: route("POST /api/account/password", {
    summary:
      "Change the password, or set a first one after a fresh sign-in with a provider; ends all other sessions",
    failed: messages.notSaved,
    body: changePasswordBodySchema,
    reply: messageReplySchema,
  }),
  changeEmail: route("POST /api/account/email", {
    summary: "Ask for another address, which counts once its mailed link is followed",
    failed: messages.notSaved,
    body: changeEmailBodySchema,
    reply: messageReplySchema,
  }),
  keepEmail: route("DELETE /api/account/email", {
    summary: "Cancel a change of address that waits for its link",
    failed: messages.notSaved,
    reply: messageReplySchema,
  }),
  confirmEmail: route("POST /api/auth/confirm-email", {
    summary: "Change the address with the one-time token mailed to the new one",
    access: "visitor",
    failed: messages.notSaved,
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: addressReplySchema,
  }),
  undoSignIn: route("POST /api/auth/undo-sign-in", {
    summary:
      "Undo a sign-in with the token mailed about it: end every session and call, void the password, mail a reset link",
    access: "visitor",
    failed: messages.notSaved,
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: messageReplySchema,
  }),
  allowCountries: route("POST /api/account/countries", {
    summary: "Choose the countries that the account may call; to allow more takes the owner's proof",
    failed: messages.notSaved,
    body: z.object({ countries: allowedCountriesSchema, ...proof }),
    reply: messageReplySchema,
  }),
  sessions: route("GET /api/account/sessions", {
    summary: "The user's sessions, last used first",
    failed: settingsMessages.loadFailed,
    reply: z.array(userSessionSchema),
  }),
  endSession: route("DELETE /api/account/sessions/:id", {
    summary: "End one session",
    failed: messages.notSaved,
    params: z.object({ id: z.uuid() }),
    reply: messageReplySchema,
  }),
  endOtherSessions: route("DELETE /api/account/sessions", {
    summary: "End every session except this one",
    failed: messages.notSaved,
    reply: messageReplySchema,
  }),
} as const;
