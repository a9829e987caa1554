import { z } from "zod";
import { messages } from "./messages.ts";
import { route } from "./route.ts";

const filled = (maximum: number) =>
  z
    .string({ error: messages.contact.missing })
    .trim()
    .min(1, messages.contact.missing)
    .max(maximum, `Please use at most ${maximum} characters`);

/** A guest's address. A user's message has the account's address, so a user's form needs none. */
const guestEmail = filled(254).pipe(z.email({ error: messages.register.invalidEmail }));

export const contactBodySchema = z.object({
  name: filled(200),
  /** Required of guests; ignored in a user's message. */
  email: z.string({ error: messages.contact.missing }).optional(),
  subject: filled(200),
  message: filled(10_000),
  recaptchaToken: z
    .string({ error: messages.contact.captcha })
    .min(1, messages.contact.captcha)
    .max(10_000, messages.contact.captcha),
});

export const guestContactBodySchema = contactBodySchema.extend({ email: guestEmail });

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
