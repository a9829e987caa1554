import type { Translated } from "#words/catalogue.ts";
import type { signIn as german } from "#words/de/sign-in.ts";

export const signIn = {
  "No account yet? <a>Register</a>": "ليس لديك حساب بعد؟ <a>أنشئ حسابًا</a>",
} satisfies Translated<"ar", typeof german>;
