import { z } from "zod";
import { messages } from "./messages.ts";
import { route } from "./route.ts";

const filled = (maximum: number) =>
  z
    .string({ error: messages.contact.missing })
    .trim()
    .min(1, messages.contact.missing)
    .max(maximum, `Please use at most ${maximum} characters`);

export const contactBodySchema = z.object({
  name: filled(200),
  email: filled(254).pipe(z.email({ error: messages.register.invalidEmail })),
  subject: filled(200),
  message: filled(10_000),
  recaptchaToken: z
    .string({ error: messages.contact.captcha })
    .min(1, messages.contact.captcha)
    .max(10_000, messages.contact.captcha),
});

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
