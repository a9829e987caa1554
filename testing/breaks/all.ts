import type { Break } from "./break.ts";
import { calls } from "./calls.ts";
import { dialling } from "./dialling.ts";
import { money } from "./money.ts";
import { numbers } from "./numbers.ts";
import { payments } from "./payments.ts";
import { signIn } from "./sign-in.ts";
import { site } from "./site.ts";

/** Every break by the room of its promise. */
export const breaks: Readonly<Record<string, readonly Break[]>> = {
  calls,
  dialling,
  money,
  numbers,
  payments,
  "sign-in": signIn,
  site,
};
