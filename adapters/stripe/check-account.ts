import pTimeout from "p-timeout";
import Stripe from "stripe";
import { paymentWebhookPath } from "#contract/money/payments.ts";
import type { Wallet } from "#contract/pages/config.ts";
import { type Finding, failureCode, right, type ServiceCheck, wrong } from "#domain/service-check.ts";
import { stripeClient } from "./client.ts";
import { walletFinding, webhookFinding } from "./registered-addresses.ts";

export interface StripeCheckOptions {
  secretKey: string;
  publishableKey: string;
  publicUrl: string;
  /** The wallets that the purchase page offers; each needs the page's domain registered. */
  wallets?: readonly Wallet[];
  apiUrl?: string | undefined;
  timeout_ms?: number;
}

const defaultTimeout_ms = 4_000;
/** An account may have a few dozen webhook endpoints; one page holds them all. */
const mostEndpoints = 100;

type Ask = <T>(request: (timeout_ms: number) => Promise<T>) => Promise<T>;

/** Checks keys, account and webhook endpoint at Stripe. Makes no payment. */
export function stripeCheck(options: StripeCheckOptions): ServiceCheck {
  const {
    secretKey,
    publishableKey,
    publicUrl,
    wallets = [],
    apiUrl,
    timeout_ms = defaultTimeout_ms,
  } = options;
  // The SDK's own timeout restarts with every byte.
  const ask: Ask = (request) => pTimeout(request(timeout_ms), { milliseconds: timeout_ms });
  return {
    name: "cards",
    async check() {
      const client = stripeClient(secretKey, apiUrl);
      const account = await accountFindings(client, ask, isLive(secretKey));
      if (account.some((finding) => !finding.right)) return account;
      return [
        ...account,
        ...(await Promise.all([
          publishableKeyFinding(
            stripeClient(publishableKey, apiUrl),
            ask,
            isLive(secretKey) === isLive(publishableKey),
          ),
          endpointFinding(client, ask, `${publicUrl}${paymentWebhookPath}`),
          ...(wallets.length > 0 ? [domainFinding(client, ask, new URL(publicUrl).hostname, wallets)] : []),
        ])),
      ];
    },
  };
}

async function accountFindings(client: Stripe, ask: Ask, live: boolean): Promise<Finding[]> {
  try {
    const account = await ask((timeout) => client.accounts.retrieveCurrent({}, { timeout }));
    const accepted = right(`Stripe accepts STRIPE_SECRET_KEY, in ${live ? "live" : "test"} mode.`);
    if (account.charges_enabled) return [accepted, right("The Stripe account can take payments.")];
    // An account that is not activated yet takes payments of the test mode all the same.
    if (!live)
      return [accepted, right("The Stripe account is not activated, which only live payments need.")];
    const reason = account.requirements?.disabled_reason;
    const why = reason ? ` (${reason})` : "";
    return [
      wrong(`The Stripe account cannot take payments${why}: complete what Stripe's dashboard asks for.`),
    ];
  } catch (error) {
    return [failure("the account", "STRIPE_SECRET_KEY", error)];
  }
}

/** An account may not be read with a publishable key, and Stripe says that only of a key that it knows. */
async function publishableKeyFinding(client: Stripe, ask: Ask, modesAgree: boolean): Promise<Finding> {
  if (!modesAgree)
    return wrong(
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: set both live or both test keys.",
    );
  try {
    await ask((timeout) => client.accounts.retrieveCurrent({}, { timeout }));
    return wrong(
      "STRIPE_PUBLISHABLE_KEY can read the account, so it is a secret key that browsers must not get.",
    );
  } catch (error) {
    const isAccepted = error instanceof Stripe.errors.StripeError && error.code === "secret_key_required";
    return isAccepted
      ? right("Stripe accepts STRIPE_PUBLISHABLE_KEY, of the same mode.")
      : failure("the publishable key", "STRIPE_PUBLISHABLE_KEY", error);
  }
}

async function endpointFinding(client: Stripe, ask: Ask, url: string): Promise<Finding> {
  try {
    const { data } = await ask((timeout) =>
      client.webhookEndpoints.list({ limit: mostEndpoints }, { timeout }),
    );
    return webhookFinding(data, url);
  } catch (error) {
    return failure("the webhook endpoints", "STRIPE_SECRET_KEY", error);
  }
}

async function domainFinding(
  client: Stripe,
  ask: Ask,
  domain: string,
  wallets: readonly Wallet[],
): Promise<Finding> {
  try {
    const { data } = await ask((timeout) =>
      client.paymentMethodDomains.list({ domain_name: domain }, { timeout }),
    );
    return walletFinding(data, domain, wallets);
  } catch (error) {
    return failure("the payment method domains", "STRIPE_SECRET_KEY", error);
  }
}

/** Stripe's messages may quote a key, so only its codes are kept. */
function failure(question: string, variable: string, error: unknown): Finding {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return wrong(`Stripe refuses ${variable}: copy the key anew from the dashboard's page of API keys.`);
  if (error instanceof Stripe.errors.StripePermissionError)
    return wrong(
      `${variable} is a restricted key that may not read ${question}: give it this permission, to read.`,
    );
  if (error instanceof Stripe.errors.StripeError && error.statusCode !== undefined)
    return wrong(
      `Stripe answered ${error.statusCode} (${error.code ?? error.type}) when asked about ${question}: try again, and look at status.stripe.com.`,
    );
  const code = failureCode(error instanceof Stripe.errors.StripeError ? error.detail : error);
  return wrong(
    `Stripe gave no answer about ${question} (${code}): see that this machine reaches it, then check again.`,
  );
}

function isLive(key: string): boolean {
  return /^(sk|rk|pk)_live_/.test(key);
}
