import { z } from "zod";
import { messages } from "#contract/messages.ts";
import { newPassword } from "#contract/users.ts";
import { proofSchema } from "./owner-proof.tsx";

/** The form of another password: the present one where there is one, and the new one twice. */
export function passwordSchema(hasPassword: boolean) {
  return proofSchema(hasPassword)
    .extend({
      newPassword: newPassword(messages.settings.passwordMissing),
      confirmPassword: z
        .string({ error: messages.settings.passwordMissing })
        .min(1, messages.settings.passwordMissing),
    })
    .refine((values) => values.newPassword === values.confirmPassword, {
      path: ["confirmPassword"],
      error: messages.register.mismatch,
    });
}

export type PasswordValues = z.infer<ReturnType<typeof passwordSchema>>;
