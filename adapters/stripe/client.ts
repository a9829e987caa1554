import { IncomingMessage } from "node:http";
import Stripe from "stripe";

/**
 * The version of Stripe's API that this adapter is written for. An upgrade of the package does not compile until this
 * follows; read the changelog first: https://docs.stripe.com/changelog
 */
export const apiVersion = "2026-10-28.endive";

/** Says once for each foreign version that answers or events have it. Stripe names the version in both. */
export function versionWatch(warn: (sentence: string) => void) {
  const warnings = new Set<string>();
  const once = (sentence: string) => {
    if (!warnings.has(sentence)) warn(sentence);
    warnings.add(sentence);
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
  const httpClient = Stripe.createNodeHttpClient();
  const makeRequest = httpClient.makeRequest.bind(httpClient);
  httpClient.makeRequest = async (...request) => withoutPage(await makeRequest(...request));
  return new Stripe(key, {
    ...endpoint(apiUrl),
    apiVersion,
    httpClient,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

type Answer = Awaited<ReturnType<ReturnType<typeof Stripe.createNodeHttpClient>["makeRequest"]>>;

/** @throws Error for a page: Stripe sends JSON alone, and its SDK would say neither the status nor that it is a page. */
function withoutPage(answer: Answer): Answer {
  if (!/^(text\/html|application\/xhtml)/i.test(String(answer.getHeaders()["content-type"]))) return answer;
  const body = answer.getRawResponse();
  if (body instanceof IncomingMessage) body.destroy();
  throw new Error(
    `an HTML page with status ${answer.getStatusCode()} came in place of JSON: check the proxy or network between Farline and Stripe`,
  );
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
