import { message } from "./message.ts";

export const appMessages = {
  offline: "You are offline",
  offlineLead:
    "Farline cannot be reached right now. This page will come back by itself when you are online again.",
  noCalls: "Calls need a connection.",
  noPurchases: "Purchases need a connection.",
  seen: (time: string) => message("As of {time}", { time }),
  nothingKept:
    "No contacts or calls are kept on this device. You can change that under “This device” in your settings.",
  noVisitor: "Log in when you are back online.",
  updated: "A new version of Farline is ready. It will load with your next page.",
  later: "This page cannot be opened yet",
  afterCall: "Farline has been updated. The page will open when your call is over.",
  whenOnline: "You are offline. The page will open when you are back online.",
} as const;
