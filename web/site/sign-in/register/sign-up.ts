import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { signupBodySchema, userRoutes } from "#contract/users/users.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { checkWith } from "#web/kit/forms/check-with.ts";
import { refusedFields } from "#web/kit/forms/refused-field.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";

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

/** A sign-up whose address must be verified. */
export interface Registration {
  email: string;
  password: string;
  /** Says which registration is meant. */
  token: string;
}

export const checkSignUp = checkWith(registerSchema, messages.register.missing);

/** Signs up. A toast says why it failed, unless a field does. */
export async function signUp({ confirmPassword: _, ...body }: RegisterValues) {
  try {
    const { verificationRequired, token, user } = await callApi(userRoutes.signup, { body });
    // The browser may have turned an international host into its ASCII form; the answer has its letters.
    const { email } = user;
    const { password } = body;
    return { registration: verificationRequired ? { email, password, token } : null, error: null };
  } catch (error) {
    const refused = refusedFields(error, { email: "email", newPassword: "password" });
    if (refused.size === 0) toast.error(serverMessage(error) ?? t(messages.register.failed));
    return { registration: null, error, refused };
  }
}
