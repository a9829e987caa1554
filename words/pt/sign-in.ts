import type { Translated } from "#words/catalogue.ts";
import type { signIn as german } from "#words/de/sign-in.ts";

export const signIn = {
  "No account yet? <a>Register</a>": "Ainda não tem conta? <a>Cadastre-se</a>",
} satisfies Translated<"pt", typeof german>;
