import { z } from "zod";
import { messages } from "#contract/messages.ts";
import { signupBodySchema } from "#contract/users.ts";

/** The sign-up form: the server's fields, and the password repeated. */
export const registerSchema = signupBodySchema
  .extend({
    confirmPassword: z.string({ error: messages.register.missing }).min(1, messages.register.missing),
  })
  .refine((values) => values.password === values.confirmPassword, {
    path: ["confirmPassword"],
    error: messages.register.mismatch,
    // Compares the passwords as soon as both are filled, even while other fields are wrong.
    when: ({ value }) => bothFilled.safeParse(value).success,
  });

const bothFilled = z.object({ password: z.string().min(1), confirmPassword: z.string().min(1) });

export type RegisterInput = z.input<typeof registerSchema>;
export type RegisterValues = z.output<typeof registerSchema>;
