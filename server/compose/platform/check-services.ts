import { siteverifyCheck } from "#adapters/captcha/check-siteverify.ts";
import { discoveryCheck } from "#adapters/openid/check-discovery.ts";
import { databaseCheck } from "#adapters/postgres/connection/check-database.ts";
import { openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { runningConnection } from "#adapters/postgres/embedded/running-connection.ts";
import { senderCheck } from "#adapters/smtp/check-sender.ts";
import { smtpCheck } from "#adapters/smtp/check-server.ts";
import { stripeCheck } from "#adapters/stripe/check-account.ts";
import { twilioCheck } from "#adapters/twilio/check-account.ts";
import { twilioWebhookCheck } from "#adapters/twilio/check-webhook.ts";
import { google } from "#contract/pages/paths.ts";
import { type ServiceCheck, type ServiceFindings, wrong } from "#domain/service-check.ts";
import { configuredProviders } from "#server/compose/openid.ts";
import { voicemailCheck } from "#server/compose/voicemail.ts";
import type { Config } from "#server/config.ts";
import { publicUrlCheck } from "./check-public-url.ts";
import { runChecks } from "./run-checks.ts";

/** Above the time limits of the up to three requests that a check makes in a row. */
const checkLimit_ms = 15_000;

/** Asks everything that this configuration names, without a call, a payment, a mail or a change. */
export function checkServices(config: Config, dkimSelector?: string): Promise<ServiceFindings[]> {
  return runChecks(checksOf(config, dkimSelector), checkLimit_ms);
}

function checksOf(config: Config, dkimSelector: string | undefined): ServiceCheck[] {
  const { publicUrl, cards, mail, captcha, sandbox } = config;
  return [
    storageCheck(config),
    twilioCheck({ ...config.voice, publicUrl }),
    twilioWebhookCheck({ ...config.voice, publicUrl }),
    stripeCheck({ ...cards, publicUrl }),
    ...configuredProviders(config).map((provider) =>
      discoveryCheck({ ...provider, variables: variablesOf(provider.name) }),
    ),
    smtpCheck({ url: mail.smtpUrl, requireTls: mail.requireTls }),
    // The sandbox's mail goes nowhere, and its sender's name is for examples.
    ...(sandbox.parts.includes("mail") ? [] : [senderCheck({ from: mail.from, dkimSelector })]),
    ...(captcha ? [siteverifyCheck({ ...captcha, url: captcha.verifyUrl })] : []),
    voicemailCheck(config),
    publicUrlCheck({
      publicUrl,
      publishableKey: cards.publishableKey,
      sandbox: sandbox.parts.length > 0,
    }),
  ];
}

/** The beginning of the names of a provider's variables. */
function variablesOf(provider: string): string {
  return provider === google ? "GOOGLE" : `OIDC_${provider.toUpperCase()}`;
}

/** The embedded database lives as long as the product that started it, so it is asked only while that runs. */
function storageCheck({ databaseUrl, databasePooler, dataDirectory }: Config): ServiceCheck {
  return {
    name: "database",
    async check() {
      const connection =
        databaseUrl === undefined ? await runningConnection(dataDirectory) : { url: databaseUrl };
      if (connection === undefined)
        return [wrong(`No database runs in ${dataDirectory}: start Farline, then check again.`)];
      const pooled = databasePooler !== undefined;
      const database = openDatabase({ connection, poolSize: 2, pooled });
      try {
        return await databaseCheck(database, { pooled }).check();
      } finally {
        await database.close();
      }
    },
  };
}
