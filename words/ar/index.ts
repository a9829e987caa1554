import { app } from "./app.ts";
import { callHistory } from "./call-history.ts";
import { callRefusals } from "./call-refusals.ts";
import { callTest } from "./call-test.ts";
import { comparison } from "./comparison.ts";
import { contactFiles } from "./contact-files.ts";
import { contacts } from "./contacts.ts";
import { dialler } from "./dialler.ts";
import { earlierAccounts } from "./earlier-accounts.ts";
import { frame } from "./frame.ts";
import { inCall } from "./in-call.ts";
import { information } from "./information.ts";
import { landing } from "./landing.ts";
import { money } from "./money.ts";
import { moneyBack } from "./money-back.ts";
import { pages } from "./pages.ts";
import { prices } from "./prices.ts";
import { purchase } from "./purchase.ts";
import { securityEvents } from "./security-events.ts";
import { server } from "./server.ts";
import { settings } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { signInMessages } from "./sign-in-messages.ts";
import { sound } from "./sound.ts";
import { time } from "./time.ts";
import { transactions } from "./transactions.ts";
import { twoStep } from "./two-step.ts";

export const ar = {
  ...app,
  ...callHistory,
  ...callRefusals,
  ...callTest,
  ...comparison,
  ...contactFiles,
  ...contacts,
  ...dialler,
  ...earlierAccounts,
  ...frame,
  ...inCall,
  ...information,
  ...landing,
  ...money,
  ...moneyBack,
  ...pages,
  ...prices,
  ...purchase,
  ...securityEvents,
  ...server,
  ...settings,
  ...signIn,
  ...signInMessages,
  ...sound,
  ...time,
  ...transactions,
  ...twoStep,
};
