import twilio from "twilio";
import { voicePaths } from "#contract/calls/calls.ts";
import { type Finding, failureCode, right, type ServiceCheck, wrong } from "#domain/service-check.ts";
import type { TwilioOptions } from "./options.ts";
import { TwilioRequestClient } from "./request-client.ts";
import { connectionOverrides } from "./twiml.ts";

type Client = InstanceType<typeof twilio.Twilio>;

const checkLimits = { timeout_ms: 4_000, attempts: 1, pause_ms: 0 } as const;

/** Checks the keys, the TwiML application and the caller ID at Twilio. Places no call. */
export function twilioCheck(
  options: TwilioOptions,
  limits: { timeout_ms: number } = checkLimits,
): ServiceCheck {
  const clientOf = (user: string, password: string) =>
    new twilio.Twilio(user, password, {
      accountSid: options.accountSid,
      httpClient: new TwilioRequestClient({ apiUrl: options.apiUrl, ...checkLimits, ...limits }),
    });
  const client = clientOf(options.accountSid, options.authToken);
  return {
    name: "voice",
    async check() {
      const account = await checkAccount(client, options);
      // Without the account, every other question fails for the same reason.
      if (!account.right) return [account];
      return [
        account,
        ...(await Promise.all([
          checkApiKey(clientOf(options.apiKeySid, options.apiKeySecret), options),
          checkApplication(client, options),
          checkCallerId(client, options),
        ])),
      ];
    },
  };
}

async function checkAccount(client: Client, { accountSid }: TwilioOptions): Promise<Finding> {
  try {
    const { status, type } = await client.api.v2010.accounts(accountSid).fetch();
    if (status !== "active")
      return wrong(
        `The Twilio account is ${status}: no call is carried until the Twilio console shows it active.`,
      );
    if (type === "Trial")
      return wrong(
        "The Twilio account is a trial, which calls verified numbers only: upgrade it in the console.",
      );
    return right("Twilio accepts TWILIO_AUTH_TOKEN, and the account is active.");
  } catch (error) {
    // A suspended account is refused with the same code as a wrong token: https://www.twilio.com/docs/api/errors/20003
    if (statusOf(error) === 401)
      return wrong(
        "Twilio refuses TWILIO_ACCOUNT_SID with TWILIO_AUTH_TOKEN: copy both live values from the console, and see there that the account is not suspended.",
      );
    return unanswered("the account", error);
  }
}

/** A standard key may not read the account, so it reads the application. */
async function checkApiKey(client: Client, { appSid }: TwilioOptions): Promise<Finding> {
  const accepted = right("Twilio accepts TWILIO_API_KEY_SID, which signs the browsers' tokens.");
  try {
    await client.applications(appSid).fetch();
    return accepted;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404) return accepted;
    // Restricted keys sign no access tokens: https://www.twilio.com/docs/iam/api-keys/restricted-api-keys
    if (status === 401 || status === 403)
      return wrong(
        "Twilio refuses TWILIO_API_KEY_SID with TWILIO_API_KEY_SECRET: make a standard API key (not a restricted one) in this account and set both.",
      );
    return unanswered("the API key", error);
  }
}

async function checkApplication(client: Client, { appSid, publicUrl }: TwilioOptions): Promise<Finding> {
  const ours = `${publicUrl}${voicePaths.outgoing}`;
  const wanted = ours + connectionOverrides;
  try {
    const { voiceUrl, voiceMethod } = await client.applications(appSid).fetch();
    const [address, overrides] = voiceUrl?.split("#") ?? [];
    if (address === ours && overrides === undefined)
      return wrong(
        `The voice URL of the TwiML app TWILIO_APP_SID asks for no repeated request, so a call is lost when its answer is: set it to ${wanted}.`,
      );
    if (address !== ours)
      return wrong(
        `The voice URL of the TwiML app TWILIO_APP_SID is ${voiceUrl || "empty"}: set it to ${wanted}, or correct PUBLIC_URL.`,
      );
    if (voiceMethod !== "POST")
      return wrong(
        `The TwiML app TWILIO_APP_SID asks its voice URL by ${voiceMethod}: set the method to POST.`,
      );
    return right(`The TwiML app asks ${ours} by POST, again when it gets no answer.`);
  } catch (error) {
    if (statusOf(error) === 404)
      return wrong(
        `TWILIO_APP_SID names no TwiML app of this account: make one with the voice URL ${wanted} (POST) and set its SID.`,
      );
    return unanswered("the TwiML app", error);
  }
}

/** Twilio's filter also finds parts of numbers, so the whole number is compared. */
async function checkCallerId(client: Client, { callerId }: TwilioOptions): Promise<Finding> {
  const isCallerId = ({ phoneNumber }: { phoneNumber: string }) => phoneNumber === callerId;
  const filter = { phoneNumber: callerId, limit: 50 };
  try {
    if ((await client.incomingPhoneNumbers.list(filter)).some(isCallerId))
      return right(`${callerId} is a number of the account, so it may be the caller ID.`);
    if ((await client.outgoingCallerIds.list(filter)).some(isCallerId))
      return right(`${callerId} is a verified caller ID of the account.`);
    return wrong(
      `TWILIO_CALLER_ID ${callerId} is neither a number of the account nor a verified caller ID: buy or verify it in the console, or name another.`,
    );
  } catch (error) {
    return unanswered("the caller ID", error);
  }
}

function unanswered(question: string, error: unknown): Finding {
  const status = statusOf(error);
  return wrong(
    status === undefined
      ? `Twilio gave no answer about ${question} (${failureCode(error)}): see that this machine reaches it, then check again.`
      : `Twilio answered ${status} when asked about ${question}: try again, and look at status.twilio.com.`,
  );
}

function statusOf(error: unknown): number | undefined {
  return error instanceof twilio.RestException ? error.status : undefined;
}
