import * as z from "zod/mini";
import { messages } from "./messages.ts";
import { route } from "./route.ts";

const filled = (maximum: number) =>
  z
    .string({ error: messages.contact.missing })
    .check(
      z.trim(),
      z.minLength(1, messages.contact.missing),
      z.maxLength(maximum, `Please use at most ${maximum} characters`),
    );

export const contactBodySchema = z.object({
  name: filled(200),
  email: z.pipe(filled(254), z.email({ error: messages.register.invalidEmail })),
  subject: filled(200),
  message: filled(10_000),
  recaptchaToken: z
    .string({ error: messages.contact.captcha })
    .check(z.minLength(1, messages.contact.captcha), z.maxLength(10_000, messages.contact.captcha)),
});

export const contactRoutes = {
  send: route({
    method: "POST",
    path: "/api/contact",
    summary: "Send a message to the operator; needs a solved CAPTCHA",
    access: "visitor",
    body: contactBodySchema,
    reply: z.object({ msg: z.string() }),
  }),
} as const;
