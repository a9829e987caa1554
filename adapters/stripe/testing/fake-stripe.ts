import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

/** The fields of a Stripe intent that the adapter reads. */
export interface FakeIntent {
  id: string;
  object: "payment_intent";
  client_secret: string;
  status: string;
  last_payment_error: { code: string } | null;
  payment_method_options: { card: { request_three_d_secure: string } } | null;
  metadata: Record<string, string>;
  amount: number;
  amount_received: number;
  currency: string;
  livemode: boolean;
  /** Seconds since 1970. */
  created: number;
  latest_charge: {
    id: string;
    object: "charge";
    amount_refunded: number;
    disputed?: boolean;
    payment_method_details?: CardDetails;
  } | null;
  /** By default one refund of the charge's `amount_refunded`. */
  refunds?: FakeRefund[];
  disputes?: FakeDispute[];
  /** Failed charges, the oldest first. */
  declined?: FakeCharge[];
}

interface CardDetails {
  card: { fingerprint: string };
}

interface FakeCharge {
  id: string;
  status: "failed";
  payment_method_details: CardDetails;
}

interface FakeRefund {
  id: string;
  amount: number;
  status: string;
  metadata?: Record<string, string>;
}

interface FakeDispute extends FakeRefund {
  currency: string;
  balance_transactions: { amount: number }[];
}

interface Answer {
  status: number;
  body: object;
}

/** Replaces the usual answer of a request. `lost` does the work and drops the connection. */
type Fault = Answer | "lost" | "silent" | undefined;

export interface FakeStripe {
  url: string;
  /** Answers and events are of this version instead of the requested one. */
  apiVersion: string | undefined;
  intents: Map<string, FakeIntent>;
  /** Method, path and idempotency key of every request so far. */
  requests: { method: string; path: string; idempotencyKey: string | undefined }[];
  /** Called for every request; undefined answers as usual. */
  fault: (method: string, path: string) => Fault;
  /** Returns the only intent; throws when there are none or several. */
  only(): FakeIntent;
  /** Pays with a card, another one each time unless it is named. */
  pay(intent?: FakeIntent, fingerprint?: string): void;
  /** Declines a card for an intent. */
  decline(intent: FakeIntent, fingerprint?: string): void;
  /** Refunds part of a paid intent. A test may change the status later; the charge's sum stays. */
  refund(intent: FakeIntent, amount: number, status?: string): FakeRefund;
  /** Disputes a paid intent, in full by default. */
  dispute(intent: FakeIntent, status: string, amount?: number): FakeDispute;
  /** Makes a notification as Stripe sends it, signed with `secret`. */
  notification(type: string, object: object, secret: string): { payload: string; signature: string };
  /** Signs at `timestamp`, in seconds since 1970; now by default. */
  signature(signed: { payload: string; secret: string; timestamp?: number }): string;
  close(): Promise<void>;
}

/** A loopback server that speaks the calls of Stripe's REST API that the adapter uses. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const intents = new Map<string, FakeIntent>();
  const byKey = new Map<string, FakeIntent>();
  const server = createServer((request, response) => void serve(request, response));

  const fake: FakeStripe = {
    url: "",
    apiVersion: undefined,
    intents,
    requests: [],
    fault: () => undefined,
    only() {
      const [intent, ...others] = intents.values();
      if (!intent || others.length > 0) throw new Error(`There are ${intents.size} intents`);
      return intent;
    },
    pay(intent = fake.only(), fingerprint = randomUUID()) {
      intent.status = "succeeded";
      intent.last_payment_error = null;
      intent.amount_received = intent.amount;
      const details = { payment_method_details: { card: { fingerprint } } };
      intent.latest_charge = { id: `ch_${intent.id}`, object: "charge", amount_refunded: 0, ...details };
    },
    decline(intent, fingerprint = randomUUID()) {
      const id = `ch_${randomUUID()}`;
      const details = { payment_method_details: { card: { fingerprint } } };
      intent.declined = [...(intent.declined ?? []), { id, status: "failed", ...details }];
      intent.last_payment_error = { code: "card_declined" };
      intent.latest_charge = { id, object: "charge", amount_refunded: 0 };
    },
    refund(intent, amount, status = "succeeded") {
      const refund = { id: `re_${randomUUID()}`, amount, status };
      intent.refunds = [...(intent.refunds ?? []), refund];
      if (intent.latest_charge) intent.latest_charge.amount_refunded += amount;
      return refund;
    },
    dispute(intent, status, amount = intent.amount) {
      const { currency } = intent;
      const dispute = { id: `du_${randomUUID()}`, amount, status, currency, balance_transactions: [] };
      intent.disputes = [...(intent.disputes ?? []), dispute];
      if (intent.latest_charge) intent.latest_charge.disputed = true;
      return dispute;
    },
    notification(type, object, secret) {
      const api_version = fake.apiVersion ?? Stripe.API_VERSION;
      const payload = JSON.stringify({ id: "evt_1", object: "event", api_version, type, data: { object } });
      return { payload, signature: fake.signature({ payload, secret }) };
    },
    signature: (signed) => Stripe.webhooks.generateTestHeaderString(signed),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? "/", "http://stripe");
    const form = request.method === "GET" ? searchParams : new URLSearchParams(await readBody(request));
    const method = request.method ?? "";
    const idempotencyKey = request.headers["idempotency-key"]?.toString();
    fake.requests.push({ method, path, idempotencyKey });
    const fault = fake.fault(method, path);
    if (fault === "silent") return;
    const { status, body } =
      fault && fault !== "lost" ? fault : answer(method, path, form, idempotencyKey ?? "");
    if (fault === "lost") {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, {
      "content-type": "application/json",
      "request-id": "req_fake",
      "stripe-version": fake.apiVersion ?? request.headers["stripe-version"],
    });
    response.end(JSON.stringify(body));
  }

  function answer(method: string, path: string, form: URLSearchParams, key: string): Answer {
    if (method === "GET" && path === "/v1/balance") return { status: 200, body: { object: "balance" } };
    if (method === "POST" && path === "/v1/payment_intents") return { status: 200, body: create(form, key) };
    if (path === "/v1/payment_intents") return page(recent(form), form);
    const listed = intents.get(form.get("payment_intent") ?? "");
    if (method === "POST" && path === "/v1/refunds") return giveBack(form, key);
    if (path === "/v1/refunds") return page(listed ? refundsOf(listed) : [], form);
    if (path === "/v1/charges") return page(listed?.declined?.toReversed() ?? [], form);
    if (path === "/v1/disputes") return page(listed?.disputes ?? [], form);
    const [id = "", verb] = path.replace("/v1/payment_intents/", "").split("/");
    const intent = intents.get(id);
    if (intent && verb === "cancel") return cancel(intent);
    return intent ? { status: 200, body: intent } : missing;
  }

  /** Newest first, as Stripe lists. */
  function recent(form: URLSearchParams): FakeIntent[] {
    const since = Number(form.get("created[gte]"));
    return [...intents.values()].filter(({ created }) => created >= since).toReversed();
  }

  function giveBack(form: URLSearchParams, key: string): Answer {
    const intent = intents.get(form.get("payment_intent") ?? "");
    const known = intent?.refunds?.find(({ metadata }) => metadata?.refund_id === key);
    if (known) return { status: 200, body: known };
    const amount = Number(form.get("amount"));
    const left = intent ? intent.amount_received - (intent.latest_charge?.amount_refunded ?? 0) : 0;
    if (!intent || amount > left) {
      return stripeError(400, { type: "invalid_request_error", param: "amount", message: "too much" });
    }
    const refund = Object.assign(fake.refund(intent, amount), { metadata: metadataOf(form) });
    return { status: 200, body: refund };
  }

  function cancel(intent: FakeIntent): Answer {
    if (intent.status === "succeeded" || intent.status === "canceled") {
      const code = "payment_intent_unexpected_state";
      return stripeError(400, { type: "invalid_request_error", code, message: "over" });
    }
    intent.status = "canceled";
    return { status: 200, body: intent };
  }

  function create(form: URLSearchParams, key: string): FakeIntent {
    const known = byKey.get(key);
    if (known) return known;
    const id = `pi_${randomUUID()}`;
    const authentication = form.get("payment_method_options[card][request_three_d_secure]");
    const intent: FakeIntent = {
      id,
      object: "payment_intent",
      client_secret: `${id}_secret`,
      status: "requires_payment_method",
      last_payment_error: null,
      payment_method_options:
        authentication === null ? null : { card: { request_three_d_secure: authentication } },
      metadata: metadataOf(form),
      amount: Number(form.get("amount")),
      amount_received: 0,
      currency: form.get("currency") ?? "",
      livemode: false,
      created: Math.floor(Date.now() / 1_000),
      latest_charge: null,
    };
    intents.set(id, intent);
    byKey.set(key, intent);
    return intent;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = Array.from(
    form,
    ([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value] as const,
  );
  return Object.fromEntries(entries.filter(([key]) => key !== undefined));
}

function refundsOf({ refunds, latest_charge }: FakeIntent): FakeRefund[] {
  return refunds ?? [{ id: "re_1", amount: latest_charge?.amount_refunded ?? 0, status: "succeeded" }];
}

/** Returns up to `limit` items after `starting_after`. */
function page(items: readonly { id: string }[], form: URLSearchParams): Answer {
  const start = items.findIndex(({ id }) => id === form.get("starting_after")) + 1;
  const data = items.slice(start, start + Number(form.get("limit") ?? 10));
  return { status: 200, body: { object: "list", data, has_more: start + data.length < items.length } };
}

export function stripeError(status: number, error: object): Answer {
  return { status, body: { error } };
}

const missing = stripeError(404, {
  type: "invalid_request_error",
  code: "resource_missing",
  param: "intent",
  message: "No such payment_intent",
});

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}
