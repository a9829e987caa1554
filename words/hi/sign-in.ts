import type { Translated } from "#words/catalogue.ts";
import type { signIn as german } from "#words/de/sign-in.ts";

export const signIn = {
  "No account yet? <a>Register</a>": "अभी तक खाता नहीं है? <a>रजिस्टर करें</a>",
} satisfies Translated<"hi", typeof german>;
