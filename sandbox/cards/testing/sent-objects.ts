import type { FastifyInstance } from "fastify";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";

/** A body that the twin sent: an answer to the app's server or to a browser, or an event to the app's webhook. */
export interface Sent {
  from: string;
  to: "server" | "browser" | "webhook";
  body: string;
}

/** Adds every answer of the API to `sent`, those of later endpoints too. */
export function recordAnswers(app: FastifyInstance, sent: Sent[]): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isJson = String(reply.getHeader("content-type")).startsWith("application/json");
    if (!request.url.startsWith("/v1/") || !isJson) return;
    const text = [request.headers.authorization, request.url, request.body].join(" ");
    const isBrowser = text.includes(sandboxAccounts.cards.publishableKey);
    const from = `${request.method} ${request.routeOptions.url ?? "(unknown path)"}`;
    sent.push({ from, to: isBrowser ? "browser" : "server", body: String(payload) });
  });
}

/**
 * Holds what the twin sent against Stripe's own types, after the tests: compiling them would slow down the answers.
 * @throws Error with a sentence for each difference.
 */
export async function expectPublishedTypes(sent: readonly Sent[]): Promise<void> {
  const { answerFaults, eventFaults } = await import("./stripe-types.ts");
  const differences = sent.flatMap(({ from, to, body }) => {
    const value: unknown = JSON.parse(body);
    const faults = to === "webhook" ? eventFaults(value) : answerFaults(value, to === "browser");
    return faults.map((fault) => `${from} to the ${to}: ${fault}`);
  });
  if (differences.length === 0) return;
  throw new Error(`The twin differs from Stripe's types:\n${[...new Set(differences)].join("\n")}`);
}
