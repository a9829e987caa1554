import { frame } from "./frame.ts";
import { money } from "./money.ts";
import { securityEvents } from "./security-events.ts";
import { settings } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { signInMessages } from "./sign-in-messages.ts";
import { time } from "./time.ts";
import { twoStep } from "./two-step.ts";

export const es = {
  ...frame,
  ...money,
  ...signIn,
  ...time,
  ...signInMessages,
  ...twoStep,
  ...securityEvents,
  ...settings,
};
