import { message } from "./message.ts";

/** The sentences of the installed app: offline, updates and lost files. */
export const appMessages = {
  offline: "You are offline",
  offlineLead:
    "Farline cannot be reached right now. This page comes back by itself as soon as there is a connection.",
  noCalls: "Calls need a connection.",
  noPurchases: "Purchases need a connection.",
  seen: (time: string) => message("As of {time}", { time }),
  nothingKept:
    "No contacts or calls are kept on this device. You can change that under “This device” in your settings.",
  noVisitor: "Log in once there is a connection.",
  updated: "A new version of Farline is here. It opens with your next page.",
  later: "This page cannot open yet",
  afterCall: "Farline has been updated. The page opens when your call is over.",
  whenOnline: "You are offline. The page opens when the connection is back.",
} as const;
