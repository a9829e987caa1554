import { arrival } from "./arrival.ts";
import type { Break } from "./break.ts";
import { callScreens } from "./call-screens.ts";
import { calls } from "./calls.ts";
import { contactsAndDialler } from "./contacts.ts";
import { dialling } from "./dialling.ts";
import { money } from "./money.ts";
import { numbers } from "./numbers.ts";
import { operators } from "./operators.ts";
import { payments } from "./payments.ts";
import { signIn } from "./sign-in.ts";
import { site } from "./site.ts";
import { voicemail } from "./voicemail.ts";

/** Every break by the room of its promise. */
export const breaks: Readonly<Record<string, readonly Break[]>> = {
  arrival,
  "call-screens": callScreens,
  calls,
  contacts: contactsAndDialler,
  dialling,
  money,
  numbers,
  operators,
  payments,
  "sign-in": signIn,
  site,
  voicemail,
};
