import type { CarrierId } from "#domain/calls/call.ts";

export const twilioId: CarrierId = "twilio";

export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  apiKeySid: string;
  apiKeySecret: string;
  /** The TwiML application that browsers call; its voice URL is our outgoing webhook. */
  appSid: string;
  /** The number that called people see, in E.164. */
  callerId: string;
  /** Origin that Twilio sends webhooks to, such as https://farline.example; its signatures cover the whole address. */
  publicUrl: string;
  /** True when the account has Voice Insights Advanced Features, which count a call's packets. */
  hasInsights?: boolean;
  /** Origin of the REST API when it is not Twilio's, such as `http://localhost:3100`. */
  apiUrl?: string | undefined;
}
