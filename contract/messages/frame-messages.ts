import { message } from "./message.ts";

/** The sentences of the frame around every page. They stand apart from the others, because every page loads them. */
export const frameMessages = {
  errorPage: { title: "Unexpected Application Error!" },
  sandboxBanner: "Sandbox: no real calls, no real money",
} as const;

export const appMessages = {
  offline: "You are offline",
  offlineLead:
    "{brand} cannot be reached right now. This page will come back by itself when you are online again.",
  noCalls: "Calls need a connection.",
  noPurchases: "Purchases need a connection.",
  seen: (time: string) => message("As of {time}", { time }),
  nothingKept:
    "No contacts or calls are kept on this device. You can change that under “This device” in your settings.",
  noVisitor: "Log in when you are back online.",
  updated: "A new version of {brand} is ready. It will load with your next page.",
  later: "This page cannot be opened yet",
  afterCall: "{brand} has been updated. The page will open when your call is over.",
  whenOnline: "You are offline. The page will open when you are back online.",
} as const;

/** Sentences in place of a feature that the operator has switched off. */
export const switchMessages = {
  purchases:
    "Buying credits is switched off at the moment. Your credits stay as they are. Please try again later.",
  sign_up: "New accounts cannot be made at the moment. Please try again later.",
} as const;
