export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  apiKeySid: string;
  apiKeySecret: string;
  /** The TwiML application that browsers call; its voice URL is our outgoing webhook. */
  appSid: string;
  /** E.164: the number that called people see. */
  callerId: string;
  /** Where Twilio reaches us, such as https://farline.example; its signatures are over these addresses. */
  publicUrl: string;
  /** Where the REST API answers, when not at Twilio: `http://localhost:3100`. */
  apiUrl?: string | undefined;
}
