import * as z from "zod/mini";
import { filled, longestName } from "./fields.ts";
import { messages } from "./messages/messages.ts";
import { route } from "./route.ts";
import { emailField } from "./users/email-field.ts";

const { missing } = messages.contact;

/** A guest's address. A user's message has the account's address, so a user's form needs none. */
const guestEmail = emailField(missing);

export const contactBodySchema = z.object({
  /** A user's form has both names. */
  name: filled(missing, 2 * longestName + 1),
  /** Required of guests; ignored in a user's message. */
  email: z.optional(z.string({ error: missing })),
  subject: filled(missing, 200),
  message: filled(missing, 10_000),
  recaptchaToken: z
    .string({ error: messages.contact.captcha })
    .check(z.minLength(1, messages.contact.captcha), z.maxLength(10_000, messages.contact.captcha)),
});

export const guestContactBodySchema = z.extend(contactBodySchema, { email: guestEmail });

export type GuestContactBody = z.infer<typeof guestContactBodySchema>;

export const contactRoutes = {
  send: route("POST /api/contact", {
    summary: "Send a message to the operator; needs a solved CAPTCHA",
    access: "visitor",
    failed: messages.contact.failed,
    body: contactBodySchema,
    reply: z.object({ msg: z.string() }),
  }),
} as const;
