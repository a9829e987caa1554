import * as z from "zod/mini";
import { filled, nameField, newPassword } from "#contract/fields.ts";
import { messages } from "#contract/messages/messages.ts";
import { messageReplySchema, route } from "#contract/route.ts";
import { addressReplySchema, emailField } from "./email-field.ts";
import { sessionReplySchema, userProfileSchema } from "./session.ts";

/** A solved CAPTCHA, valid for one attempt. Required after the server answered `captcha_required`. */
const captchaToken = z.optional(z.string().check(z.maxLength(10_000)));

export const signupBodySchema = z.object({
  firstName: nameField(messages.register.missing),
  lastName: nameField(messages.register.missing),
  email: emailField(messages.register.missing),
  password: newPassword(messages.register.missing),
  captchaToken,
});

export const loginBodySchema = z.object({
  email: filled(messages.login.missing, 254),
  password: z
    .string({ error: messages.login.missing })
    .check(z.minLength(1, messages.login.missing), z.maxLength(1_000)),
});

export const forgotPasswordBodySchema = z.object({
  email: emailField(messages.forgotPassword.missing),
  captchaToken,
});
export const resetPasswordBodySchema = z.object({ password: newPassword(messages.resetPassword.missing) });
const resendVerificationBodySchema = z.object({
  email: emailField(messages.verification.emailRequired),
  /** The token of a sign-up's answer, or its password, names one of several registrations. */
  token: z.optional(z.string().check(z.maxLength(200))),
  password: z.optional(z.string().check(z.maxLength(1_000))),
});
const signUpStateBodySchema = z.object({
  email: emailField(messages.verification.emailRequired),
  /** The token of the sign-up's answer. */
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});
const deleteUserBodySchema = z.object({
  email: emailField(messages.verification.emailRequired),
  password: z.optional(z.string().check(z.maxLength(1_000))),
});

const tokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

export const authReplySchema = z.object({
  /** Until the address is verified, the token only deletes this registration or asks for its link again. */
  token: z.string(),
  user: userProfileSchema,
  verificationRequired: z.boolean(),
});

export const userRoutes = {
  signup: route("POST /api/auth/signup", {
    summary: "Register and mail the link that makes the user",
    access: "visitor",
    failed: messages.register.failed,
    body: signupBodySchema,
    reply: authReplySchema,
  }),
  login: route("POST /api/auth/login", {
    summary: "Open a session with email and password",
    access: "visitor",
    failed: messages.login.failed,
    session: "opens",
    body: loginBodySchema,
    reply: sessionReplySchema,
  }),
  exchangeTicket: route("POST /api/auth/session", {
    summary:
      "Exchange the single-use ticket of a provider's callback for a session, in the browser that has its cookie",
    access: "visitor",
    failed: messages.openid.loadFailed,
    session: "opens",
    body: z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: sessionReplySchema,
  }),
  forgotPassword: route("POST /api/auth/forgot-password", {
    summary: "Mail a password reset link if the address belongs to a user",
    access: "visitor",
    failed: messages.forgotPassword.failed,
    body: forgotPasswordBodySchema,
    reply: messageReplySchema,
  }),
  resetPassword: route("POST /api/auth/reset-password/:token", {
    summary: "Set a new password with a mailed one-time token, and end all sessions",
    access: "visitor",
    failed: messages.resetPassword.failed,
    params: tokenParams,
    body: resetPasswordBodySchema,
    reply: addressReplySchema,
  }),
  verifyEmail: route("GET /api/auth/verify-email/:token", {
    summary:
      "Make the user of a registration; a browser is redirected to /login, `Accept: application/json` gets the message",
    access: "visitor",
    failed: messages.verification.failed,
    params: tokenParams,
    reply: messageReplySchema,
  }),
  resendVerification: route("POST /api/auth/resend-verification", {
    summary: "Mail the link of a waiting registration again",
    access: "visitor",
    failed: messages.verification.resendFailed,
    body: resendVerificationBodySchema,
    reply: messageReplySchema,
  }),
  signUpState: route("POST /api/auth/sign-up-state", {
    summary: "Tell the browser of a sign-up, by its token, if a mailed link has been opened",
    access: "visitor",
    body: signUpStateBodySchema,
    reply: z.object({ verified: z.boolean() }),
  }),
  deleteUnverifiedUser: route("DELETE /api/auth/admin/delete-user", {
    summary: "Delete a waiting registration, proven by the sign-up's token or the password",
    access: "visitor",
    failed: messages.deleteUser.failed,
    body: deleteUserBodySchema,
    reply: messageReplySchema,
  }),
} as const;
