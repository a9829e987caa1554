import Stripe from "stripe";
import { apiVersion } from "./api-version.ts";

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
