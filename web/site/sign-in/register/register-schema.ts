import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { signupBodySchema } from "#contract/users/users.ts";

/** The sign-up form: the server's fields, and the password repeated. */
export const registerSchema = z
  .extend(signupBodySchema, {
    confirmPassword: z
      .string({ error: messages.register.missing })
      .check(z.minLength(1, messages.register.missing)),
  })
  .check(
    z.refine((values) => values.password === values.confirmPassword, {
      path: ["confirmPassword"],
      error: messages.register.mismatch,
      // Compares the passwords as soon as both are filled, even while other fields are wrong.
      when: ({ value }) => bothFilled.safeParse(value).success,
    }),
  );

const bothFilled = z.object({
  password: z.string().check(z.minLength(1)),
  confirmPassword: z.string().check(z.minLength(1)),
});

export type RegisterValues = z.output<typeof registerSchema>;
