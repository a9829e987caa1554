import { google } from "#contract/pages/paths.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { googleIssuer, googleName } from "#domain/users/openid/identity.ts";
import type { Environment } from "#server/config/environment.ts";
import { cardStatementConfig } from "./card-statements.ts";
import type { OpenidProviderConfig } from "./openid-providers.ts";

export function voiceConfig(environment: Environment, sandboxUrl: string) {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_API_KEY_SID, TWILIO_API_KEY_SECRET } = environment;
  const hasInsights = environment.TWILIO_VOICE_INSIGHTS === "true";
  if (TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_API_KEY_SID && TWILIO_API_KEY_SECRET) {
    return {
      accountSid: TWILIO_ACCOUNT_SID,
      authToken: TWILIO_AUTH_TOKEN,
      apiKeySid: TWILIO_API_KEY_SID,
      apiKeySecret: TWILIO_API_KEY_SECRET,
      appSid: environment.TWILIO_APP_SID ?? "",
      callerId: environment.TWILIO_CALLER_ID ?? "",
      hasInsights,
      /** Origin of the REST API when it is not Twilio's. */
      apiUrl: undefined,
      /** host:port of the browser's signalling when it is not Twilio's. */
      signallingHost: undefined,
    };
  }
  const signallingHost = new URL(sandboxUrl).host;
  return { ...sandboxAccounts.voice, hasInsights, apiUrl: sandboxUrl, signallingHost };
}

export function cardsConfig(environment: Environment, sandboxUrl: string) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = environment;
  const settings = { ...cardStatementConfig(environment), wallets: environment.STRIPE_WALLETS };
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    return {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: undefined,
      scriptUrl: undefined,
      ...settings,
    };
  }
  return {
    ...sandboxAccounts.cards,
    ...settings,
    apiUrl: sandboxUrl,
    scriptUrl: `${sandboxUrl}/stripe.js`,
  };
}

/** Google among the providers of sign-in, with variables of its own; its logo is the page's. */
export function googleConfig(environment: Environment, sandboxUrl: string): OpenidProviderConfig[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = environment;
  // Google says of every address whether it is verified, so that a link by mail would add nothing.
  const named = { name: google, label: googleName, knownAs: googleIssuer, refusesUnverified: true };
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    const client = { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
    return [{ ...named, issuer: googleIssuer, ...client }];
  }
  // When every paid service is live, sign-in with Google is not offered until it has keys.
  if (environment.TWILIO_ACCOUNT_SID && environment.STRIPE_SECRET_KEY && environment.SMTP_URL) return [];
  return [{ ...named, issuer: `${sandboxUrl}/google`, ...sandboxAccounts.google }];
}
