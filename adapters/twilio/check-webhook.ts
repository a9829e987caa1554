import twilio from "twilio";
import { voicePaths } from "#contract/calls/calls.ts";
import { type Finding, failureCode, right, type ServiceCheck, wrong } from "#domain/service-check.ts";
import type { TwilioOptions } from "./options.ts";

const timeout_ms = 5_000;

/** A call of no user, which the webhook answers with a refusal and leaves no trace of. */
const callOfNoUser = { CallSid: `CA${"0".repeat(32)}`, From: `client:${"0".repeat(32)}_${"0".repeat(32)}` };

/**
 * Sends the request for a call to the address that the carrier uses, once signed and once not: the way there, the token of
 * the process that answers and its PUBLIC_URL are right when it takes the first alone. Places no call.
 */
export function twilioWebhookCheck(
  options: Pick<TwilioOptions, "accountSid" | "authToken" | "publicUrl">,
): ServiceCheck {
  const url = `${options.publicUrl}${voicePaths.outgoing}`;
  return {
    name: "requests",
    async check() {
      try {
        return [await webhookFinding(url, options)];
      } catch (error) {
        return [
          wrong(
            `${url} gives no answer (${failureCode(error)}): start the product, and see that its name, its certificate and the proxy are right.`,
          ),
        ];
      }
    },
  };
}

async function webhookFinding(
  url: string,
  { accountSid, authToken }: Pick<TwilioOptions, "accountSid" | "authToken">,
): Promise<Finding> {
  const fields = { AccountSid: accountSid, ...callOfNoUser };
  const unsigned = await post(url, fields, {});
  if (unsigned.status !== 403)
    return wrong(
      `${url} answers ${unsigned.status} to a request that Twilio did not sign, and must refuse it with 403: see that the proxy passes POST requests on, and that this product is behind it.`,
    );
  const signature = twilio.getExpectedTwilioSignature(authToken, url, fields);
  const signed = await post(url, fields, { "X-Twilio-Signature": signature });
  if (signed.status === 403)
    return wrong(
      `${url} refuses a request that is signed as Twilio signs it: the process that answers has another TWILIO_AUTH_TOKEN, TWILIO_ACCOUNT_SID or PUBLIC_URL, so restart it with these variables.`,
    );
  if (signed.status !== 200 || !signed.text.includes("<Response>"))
    return wrong(
      `${url} answers ${signed.status} to a request that is signed as Twilio signs it, and not with TwiML: see the log of the product and the proxy.`,
    );
  return right(`${url} takes a request that is signed as Twilio signs it, and refuses one that is not.`);
}

async function post(url: string, fields: Readonly<Record<string, string>>, headers: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const signal = AbortSignal.timeout(timeout_ms);
  const reply = await fetch(url, { method: "POST", body, headers, redirect: "manual", signal });
  return { status: reply.status, text: await reply.text() };
}
