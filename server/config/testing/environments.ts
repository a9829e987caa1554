import { ConfigurationError, readConfig } from "#server/config.ts";

export const twilio = {
  TWILIO_ACCOUNT_SID: `AC${"a".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "t".repeat(32),
  TWILIO_API_KEY_SID: `SK${"b".repeat(32)}`,
  TWILIO_API_KEY_SECRET: "s".repeat(32),
  TWILIO_APP_SID: `AP${"c".repeat(32)}`,
  TWILIO_CALLER_ID: "+12025550100",
};
export const stripe = {
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_PUBLISHABLE_KEY: "pk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};
const mail = { SMTP_URL: "smtps://user:password@mail.example:465" };
/** 32 different bytes, as good as random to the check. */
export const dataKey = Buffer.from(Array.from({ length: 32 }, (_, n) => n * 7)).toString("base64");
export const live = {
  ...twilio,
  ...stripe,
  ...mail,
  MAIL_FROM: "Calls <hello@calls.test>",
  OPERATOR_EMAIL: "operator@calls.test",
  PUBLIC_URL: "https://farline.example",
  DATA_KEY: dataKey,
};

export function problemsOf(variables: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message.split("\n");
    throw error;
  }
  return [];
}
