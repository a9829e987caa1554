import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fastify } from "fastify";
import Stripe from "stripe";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { cardsSandbox } from "#sandbox/cards/cards-sandbox.ts";

export interface Delivery {
  path: string;
  signature: string;
  body: string;
}

/** The app's side of a webhook test: records requests and answers with the given statuses. */
export interface WebhookReceiver {
  url: string;
  deliveries: Delivery[];
  /** The statuses of the next answers, in order; 200 when the list is empty. */
  statuses: number[];
  /** Resolves when `count` deliveries have come. */
  received(count: number): Promise<Delivery[]>;
}

export interface RunningCards {
  url: string;
  stripe: Stripe;
  webhook: WebhookReceiver;
  /** A browser's call, with the publishable key among the parameters. */
  fromBrowser(method: "GET" | "POST", path: string, parameters: Record<string, string>): Promise<Reply>;
  stop(): Promise<void>;
}

export interface Reply {
  status: number;
  headers: Headers;
  body: { [name: string]: unknown; error?: Record<string, unknown> };
}

/** Starts the card provider and an app's webhook on free ports, with the real `stripe` package as the client. */
export async function startCards(delays_ms: readonly number[] = [5, 5, 5]): Promise<RunningCards> {
  const { server, ...webhook } = startReceiver();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const app = fastify({ forceCloseConnections: true });
  const publicUrl = `http://127.0.0.1:${portOf(server)}`;
  const times = { delays_ms, bank_ms: 20 };
  await cardsSandbox(app, { publicUrl, sandboxUrl: "http://localhost:3100", smtpPort: 0 }, times);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const port = portOf(app.server);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    stripe: new Stripe(sandboxAccounts.cards.secretKey, {
      host: "127.0.0.1",
      port,
      protocol: "http",
      maxNetworkRetries: 0,
    }),
    webhook: { ...webhook, url: publicUrl },
    fromBrowser: (method, path, parameters) => fromBrowser(url, method, path, parameters),
    async stop() {
      await app.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A call with the publishable key among the parameters. */
export async function fromBrowser(
  url: string,
  method: "GET" | "POST",
  path: string,
  parameters: Record<string, string>,
): Promise<Reply> {
  const form = new URLSearchParams({ key: sandboxAccounts.cards.publishableKey, ...parameters });
  const reply =
    method === "GET"
      ? await fetch(`${url}${path}?${form}`)
      : await fetch(`${url}${path}`, { method, body: form });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Reply["body"] };
}

function startReceiver(): Omit<WebhookReceiver, "url"> & { server: Server } {
  const deliveries: Delivery[] = [];
  const statuses: number[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    deliveries.push({
      path: request.url ?? "",
      signature: String(request.headers["stripe-signature"]),
      body,
    });
    response.writeHead(statuses.shift() ?? 200, { location: "/elsewhere" }).end();
    for (const check of waiting) check();
  });
  return {
    server,
    deliveries,
    statuses,
    received: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (deliveries.length >= count) resolve(deliveries);
        };
        waiting.push(check);
        check();
      }),
  };
}

function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

/** The parameters that Stripe.js sends for a typed card. */
export function cardParameters(number: string): Record<string, string> {
  return {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": String(new Date().getFullYear() + 3),
    "payment_method_data[card][cvc]": "123",
    return_url: "http://localhost:3000/dashboard",
    use_stripe_sdk: "true",
  };
}
