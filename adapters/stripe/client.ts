import Stripe from "stripe";

/**
 * The version of Stripe's API that this adapter is written for. An upgrade of the package does not compile until this
 * follows; read the changelog first: https://docs.stripe.com/changelog
 */
export const apiVersion = "2026-10-28.endive";

/** Says once for each foreign version that answers or events have it. Stripe names the version in both. */
export function versionWatch(warn: (sentence: string) => void) {
  const said = new Set<string>();
  const once = (sentence: string) => {
    if (!said.has(sentence)) warn(sentence);
    said.add(sentence);
  };
  return {
    answered(version: string | undefined): void {
      if (version === apiVersion) return;
      once(
        `Stripe answers in version ${version ?? "unknown"} of its API, and Farline asks for ${apiVersion}. Payments may be misread: check what is between Farline and Stripe.`,
      );
    },
    /** A webhook endpoint has a version of its own, set when it was made: https://docs.stripe.com/webhooks/versioning */
    notified(version: string | undefined): void {
      if (version === apiVersion) return;
      once(
        `Stripe sends notifications of version ${version ?? "unknown"} of its API, and Farline reads ${apiVersion}. What happened is asked for again in that version. Make the webhook endpoint at Stripe anew with ${apiVersion}.`,
      );
    },
  };
}

/** The SDK with one of the account's keys, in our version of the API. `apiUrl` is an origin other than Stripe's. */
export function stripeClient(key: string, apiUrl: string | undefined): Stripe {
  return new Stripe(key, { ...endpoint(apiUrl), apiVersion, maxNetworkRetries: 0, telemetry: false });
}

function endpoint(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const insecure = protocol === "http:";
  return {
    host: hostname,
    port: port || (insecure ? 80 : 443),
    protocol: insecure ? ("http" as const) : ("https" as const),
  };
}
