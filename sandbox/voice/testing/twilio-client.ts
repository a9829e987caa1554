import twilio from "twilio";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";

/** The carrier's own package, with its requests sent to the sandbox. */
export function twilioClient(
  url: string,
  [user, password]: [string, string] = [sandboxAccounts.voice.accountSid, sandboxAccounts.voice.authToken],
) {
  const carrier = new twilio.RequestClient();
  return twilio(user, password, {
    accountSid: sandboxAccounts.voice.accountSid,
    autoRetry: false,
    httpClient: {
      request: (options) =>
        carrier.request({
          ...options,
          uri: options.uri.replace(/^https:\/\/(api|insights|pricing)\.twilio\.com/, url),
        }),
    } as typeof carrier,
  });
}
