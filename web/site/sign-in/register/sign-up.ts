import { messages } from "#contract/messages/messages.ts";
import { userRoutes } from "#contract/users/users.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { checkWith } from "#web/kit/forms/check-with.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";
import { type RegisterValues, registerSchema } from "./register-schema.ts";

export type { RegisterValues };

/** A sign-up whose address must be verified. */
export interface Registration {
  email: string;
  password: string;
  /** Says which registration is meant. */
  token: string;
}

export const checkSignUp = checkWith(registerSchema, messages.register.missing);

/** Signs up, and says why it failed. `error` is null after a success. */
export async function signUp({
  confirmPassword: _,
  ...body
}: RegisterValues): Promise<{ registration: Registration | null; error: unknown }> {
  try {
    const { verificationRequired, token, user } = await callApi(userRoutes.signup, { body });
    // The browser may have turned an international host into its ASCII form; the answer has its letters.
    const { email } = user;
    const { password } = body;
    return { registration: verificationRequired ? { email, password, token } : null, error: null };
  } catch (error) {
    toast.error(serverMessage(error) ?? t(messages.register.failed));
    return { registration: null, error };
  }
}
