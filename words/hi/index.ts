import { frame } from "./frame.ts";
import { money } from "./money.ts";
import { purchase } from "./purchase.ts";
import { securityEvents } from "./security-events.ts";
import { settings } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { signInMessages } from "./sign-in-messages.ts";
import { time } from "./time.ts";
import { transactions } from "./transactions.ts";
import { twoStep } from "./two-step.ts";

export const hi = {
  ...frame,
  ...money,
  ...purchase,
  ...securityEvents,
  ...settings,
  ...signIn,
  ...signInMessages,
  ...time,
  ...transactions,
  ...twoStep,
};
