import { callerIds } from "./caller-ids.ts";
import { calls } from "./calls.ts";
import { cards } from "./cards.ts";
import { contacts } from "./contacts.ts";
import { money } from "./money.ts";
import { numbers } from "./numbers.ts";
import { pages } from "./pages.ts";
import { phone } from "./phone.ts";
import { prices } from "./prices.ts";
import { recharge } from "./recharge.ts";
import { server } from "./server.ts";
import { settings } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { voicemail } from "./voicemail.ts";

export const fr = {
  ...callerIds,
  ...calls,
  ...cards,
  ...contacts,
  ...money,
  ...numbers,
  ...pages,
  ...phone,
  ...prices,
  ...recharge,
  ...server,
  ...settings,
  ...signIn,
  ...voicemail,
};
