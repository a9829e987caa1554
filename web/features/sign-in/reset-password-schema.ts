import { z } from "zod";
import { messages } from "#contract/messages.ts";
import { resetPasswordBodySchema } from "#contract/users.ts";

/** The form of a new password: what the server takes, and the password once more. */
export const resetPasswordSchema = resetPasswordBodySchema
  .extend({
    confirmPassword: z
      .string({ error: messages.resetPassword.missing })
      .min(1, messages.resetPassword.missing),
  })
  .refine((values) => values.password === values.confirmPassword, {
    path: ["confirmPassword"],
    error: messages.register.mismatch,
  });

export type ResetPasswordValues = z.infer<typeof resetPasswordSchema>;
