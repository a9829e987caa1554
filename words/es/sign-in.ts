import type { Translated } from "#words/catalogue.ts";
import type { signIn as german } from "#words/de/sign-in.ts";

export const signIn = {
  "No account yet? <a>Register</a>": "¿Aún no tienes cuenta? <a>Regístrate</a>",
} satisfies Translated<"es", typeof german>;
