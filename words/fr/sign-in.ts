import type { Translated } from "#words/catalogue.ts";
import type { signIn as german } from "#words/de/sign-in.ts";

export const signIn = {
  "No account yet? <a>Register</a>": "Pas encore de compte ? <a>Inscrivez-vous</a>",
} satisfies Translated<"fr", typeof german>;
