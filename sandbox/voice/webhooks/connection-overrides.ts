import { ApplicationError } from "#sandbox/voice/twiml/schema.ts";

/** Failures that may be tried again: no connection, no answer in time, or an answer of that class. */
const failures = ["ct", "rt", "4xx", "5xx"] as const;
export type RetriedFailure = (typeof failures)[number];

export interface ConnectionOverrides {
  read_ms: number;
  /** Longest time of the webhook with all its retries. */
  total_ms: number;
  retries: number;
  retried: ReadonlySet<RetriedFailure>;
}

const invalidUrl = 11_100;
const invalidRetryPolicy = 11_243;

/** Keys with whole numbers, as https://www.twilio.com/docs/usage/webhooks/webhooks-connection-overrides lists them. */
const numbers = {
  ct: { least: 100, most: 10_000, usual: 5_000 },
  rt: { least: 100, most: 15_000, usual: 15_000 },
  tt: { least: 100, most: 15_000, usual: 15_000 },
  rc: { least: 0, most: 5, usual: 1 },
} as const;

/**
 * Reads the connection overrides in a webhook's fragment (`#rc=3&rp=all`) and returns the address without it: the
 * fragment is neither sent nor signed. Without overrides the carrier tries again once, and only when it got no
 * connection. The sandbox checks the connect timeout (`ct`) and does not use it: on one machine a connection is made or
 * refused at once.
 * @throws ApplicationError for a key or value that is not documented
 */
export function readConnectionOverrides(address: string): { url: string; overrides: ConnectionOverrides } {
  const [url = "", fragment = ""] = address.split("#", 2);
  const parameters = new URLSearchParams(fragment);
  for (const name of parameters.keys()) {
    if (name !== "rp" && !(name in numbers)) throw invalid(name, fragment);
  }
  const numberOf = (name: keyof typeof numbers): number => {
    const { least, most, usual } = numbers[name];
    const text = parameters.get(name) ?? String(usual);
    const value = Number(text);
    if (!/^\d{1,5}$/.test(text) || value < least || value > most) throw invalid(name, fragment);
    return value;
  };
  numberOf("ct");
  return {
    url,
    overrides: {
      read_ms: numberOf("rt"),
      total_ms: numberOf("tt"),
      retries: numberOf("rc"),
      retried: retriedFailures(parameters.get("rp") ?? "ct", fragment),
    },
  };
}

function retriedFailures(policy: string, fragment: string): ReadonlySet<RetriedFailure> {
  const named = policy.split(",");
  const retried = failures.filter((failure) => named.includes(failure) || named.includes("all"));
  const isKnown = named.every((name) => name === "all" || failures.some((failure) => failure === name));
  if (!isKnown) throw invalid("rp", fragment);
  return new Set(retried);
}

function invalid(name: string, fragment: string): ApplicationError {
  const code = name === "rp" ? invalidRetryPolicy : invalidUrl;
  return new ApplicationError(code, `connection override ${name} is not valid in #${fragment}`);
}
