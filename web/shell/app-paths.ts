import { matchPath } from "react-router";
import {
  callbackPage,
  confirmEmailPath,
  confirmLinkPath,
  googleCallbackPage,
  linkProviderPath,
  proveAddressPath,
  rechargeFinishPath,
  rechargeOffPath,
  undoSignInPath,
} from "#contract/pages/paths.ts";

/** The addresses that the browser app fills. The server answers 404 to an address that is neither here nor public. */
export const appPaths = {
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password/:token",
  confirmEmail: `${confirmEmailPath}/:token`,
  confirmLink: `${confirmLinkPath}/:token`,
  linkProvider: linkProviderPath,
  undoSignIn: `${undoSignInPath}/:token`,
  confirmAddress: `${proveAddressPath}/:token`,
  rechargeOff: rechargeOffPath,
  googleCallback: googleCallbackPage,
  providerCallback: callbackPage(":name"),
  dashboard: "/dashboard",
  /** Path at which the browser opens a `tel:` link, as /app.webmanifest asks it to. */
  dial: "/dial",
  purchase: "/purchase-credits",
  rechargeFinish: rechargeFinishPath,
  transactions: "/transactions",
  settings: "/settings",
  calls: "/calls",
  call: "/calls/:id",
  contacts: "/contacts",
  receipt: "/receipts/:id",
  numbers: "/numbers",
  rentReceipt: "/numbers/:id/receipts/:month",
  voicemail: "/voicemail",
} as const;

export type AppPath = (typeof appPaths)[keyof typeof appPaths];

export function isAppPath(path: string): boolean {
  return Object.values(appPaths).some((pattern) => matchPath(pattern, path) !== null);
}
