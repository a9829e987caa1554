import * as z from "zod/mini";
import { t } from "#words/translate.ts";
import { messages } from "./messages.ts";
import { route } from "./route.ts";

const filled = (maximum: number) =>
  z.string({ error: messages.contact.missing }).check(
    z.trim(),
    z.minLength(1, messages.contact.missing),
    z.maxLength(maximum, {
      error: () => t("Please use at most {maximum} characters", { maximum: `${maximum}` }),
    }),
  );

/** A guest's address. A user's message has the account's address, so a user's form needs none. */
const guestEmail = z.pipe(filled(254), z.email({ error: messages.register.invalidEmail }));

export const contactBodySchema = z.object({
  name: filled(200),
  /** Required of guests; ignored in a user's message. */
  email: z.optional(z.string({ error: messages.contact.missing })),
  subject: filled(200),
  message: filled(10_000),
  recaptchaToken: z
    .string({ error: messages.contact.captcha })
    .check(z.minLength(1, messages.contact.captcha), z.maxLength(10_000, messages.contact.captcha)),
});

export const guestContactBodySchema = z.extend(contactBodySchema, { email: guestEmail });

export const contactRoutes = {
  send: route({
    method: "POST",
    path: "/api/contact",
    summary: "Send a message to the operator; needs a solved CAPTCHA",
    access: "visitor",
    failed: messages.contact.failed,
    body: contactBodySchema,
    reply: z.object({ msg: z.string() }),
  }),
} as const;
