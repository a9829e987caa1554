/** An operator's view of a purchase, a call and a refusal: traces, metrics and the log, without personal data. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { metricsIn, readExpressions, readRules } from "#deploy/testing/watched-metrics.ts";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { api, newPerson } from "#e2e/support/people.ts";
import { type OtlpCollector, startOtlpCollector } from "#e2e/support/product/otlp-collector.ts";
import { startServerProgram } from "#e2e/support/product/server-program.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { callbacksDelivered } from "#sandbox/voice/testing/control.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { placeCall } from "#sandbox/voice/testing/placed-call.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";

const metricsToken = "a token for the monitoring";
const london = "+442079460118";
/** A satellite: refused before it has a price. */
const refused = "+870773110456";
const person = { ...newPerson(), firstName: "Wilhelmina", lastName: "Featherstone" };
const contactName = "Grandmother Theodora";
const contactLabel = "Summer house";
const contactNote = "Prefers marmalade";
const message = "A message that its reader alone may know";

let collector: OtlpCollector;
let stack: Stack;
let sessionToken = "";
const accessTokens: string[] = [];
let providerCallId = "";
let scrape = "";

/** The span of the click, as the page names it. */
const click = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };
const traceparent = `00-${click.traceId}-${click.spanId}-00`;

async function newAccessToken(): Promise<string> {
  const headers = { "x-auth-token": sessionToken, traceparent };
  const reply = await fetch(`${stack.url}/api/call/token`, { method: "POST", headers });
  return z.object({ token: z.string() }).parse(await reply.json()).token;
}

/** Calls from a browser, hangs up once the meter has limited the call, and waits for the end. */
async function call(number: string): Promise<string> {
  const token = await newAccessToken();
  accessTokens.push(token);
  const placed = await placeCall(stack.sandboxUrl, number, "", token);
  const { browser } = placed;
  try {
    if (number === london) {
      const { callsid } = await browser.next("answer");
      await eventually(async () => collector.spans().some(({ name }) => name === "carrier setLimit"));
      // A call of 0 seconds costs nothing.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      browser.send("hangup", { callsid });
    }
    const { callsid } = await browser.next("hangup");
    await callbacksDelivered(stack.sandboxUrl);
    return String(callsid);
  } finally {
    await placed.close();
  }
}

beforeAll(async () => {
  await buildPageIfNeeded();
  collector = await startOtlpCollector();
  stack = await startServerProgram({
    variables: {
      LOG_LEVEL: "info",
      METRICS_TOKEN: metricsToken,
      // With the quotation marks that `docker run --env-file` keeps.
      OTEL_EXPORTER_OTLP_ENDPOINT: `"${collector.url}"`,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_BSP_SCHEDULE_DELAY: "50",
    },
  });
  sessionToken = await openFundedAccount(stack, person);
  await api(stack, "POST", "/api/contacts", {
    token: sessionToken,
    body: {
      id: randomUUID(),
      name: contactName,
      numbers: [{ number: london, label: contactLabel }],
      note: contactNote,
    },
  });
  providerCallId = await call(london);
  const body = { duration: 1, phoneNumber: london, providerCallId };
  await api(stack, "POST", "/api/call/deduct-credits", { token: sessionToken, body });
  await call(refused);
  await fetch(`${stack.url}/api/tariff`, { headers: { traceparent } });
  await api(stack, "GET", `/api/tariff?number=${encodeURIComponent(london)}`, { token: sessionToken });
  const { email, firstName: name } = person;
  await api(stack, "POST", "/api/contact", {
    token: sessionToken,
    body: { name, email, subject: "Hello", message },
  });
  const reply = await fetch(`${stack.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  scrape = await reply.text();
  // The end of the process sends what is not sent yet.
  await stack.stopApp();
});
afterAll(async () => {
  await stack?.stop();
  await collector?.close();
});

/** Data that no operator's tool may hold. */
const personal = () => [
  ...[london, refused].map((number) => number.slice(1)),
  london.slice(3),
  refused.slice(4),
  person.email,
  person.firstName,
  person.lastName,
  person.password,
  message,
  contactName,
  contactLabel,
  contactNote,
  sessionToken,
  ...accessTokens,
];

/** A text without its moments and random ids, whose digits may be those of a number. */
const withoutChance = (text: string) => text.replace(/"(?:\w*time\w*|\w*spanId|traceId)":"?[\da-f]+/gi, "");

describe("the trace of a call", () => {
  test("spans the voice webhook, the callbacks, the meter, the settlement and the receipt", () => {
    const spans = collector.spans();
    const root = spans.find(
      ({ name, attributes }) => name === "call" && attributes["farline.call.provider_id"] === providerCallId,
    );
    expect(root?.attributes).toMatchObject({
      "farline.call.outcome": "completed",
      "farline.call.country": "GB",
    });
    const callId = root?.attributes["farline.call.id"];
    const trace = spans.filter(({ traceId }) => traceId === root?.traceId);
    const steps = trace.filter(({ parentSpanId }) => parentSpanId === root?.spanId);
    expect(steps.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["authorise", "callback", "meter", "receipt"]),
    );
    expect(new Set(steps.map(({ attributes }) => attributes["farline.call.id"]))).toEqual(new Set([callId]));
    const names = trace.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["settle", "carrier setLimit", "call.authorise", "call.settleReported"]),
    );
    expect(names.filter((name) => name === "call")).toHaveLength(1);

    const requests = spans.filter(({ attributes }) => attributes["http.route"] !== undefined);
    const about = requests.filter(({ attributes }) => attributes["farline.call.id"] === callId);
    expect(new Set(about.map(({ name }) => name))).toEqual(
      new Set(["POST /api/voice/outgoing", "POST /api/voice/twilio/status", "POST /api/call/deduct-credits"]),
    );
    const linked = new Set(steps.flatMap(({ links }) => links.map(({ spanId }) => spanId)));
    for (const { spanId } of about) expect(linked).toContain(spanId);

    const authorise = steps.find(({ name }) => name === "authorise");
    const tokens = spans.filter(({ name }) => name === "token");
    expect(authorise?.links.map(({ traceId }) => traceId)).toContain(tokens[0]?.traceId);
  });

  test("leads back to the click, whose trace holds the request for the token and nothing else of its name", () => {
    const spans = collector.spans().filter(({ traceId }) => traceId === click.traceId);
    expect(spans.find(({ name }) => name === "click")).toMatchObject({
      spanId: click.spanId,
      parentSpanId: "",
    });
    const requests = spans.filter(({ attributes }) => attributes["http.route"] !== undefined);
    expect(new Set(requests.map(({ name }) => name))).toEqual(new Set(["POST /api/call/token"]));
    for (const { parentSpanId } of requests) expect(parentSpanId).toBe(click.spanId);
    const token = collector.spans().find(({ name }) => name === "token");
    expect(requests.map(({ spanId }) => spanId)).toContain(token?.links[0]?.spanId);
  });

  test("has a payment's trace beside it", () => {
    const steps = collector.spans().filter(({ name }) => name === "reconcile");
    const [paymentId] = new Set(steps.map(({ attributes }) => attributes["farline.payment.id"]));
    expect(paymentId).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(steps.map(({ traceId }) => traceId)).size).toBe(1);
  });

  test("names the service, and holds nothing personal", () => {
    expect(collector.resource()).toMatchObject({ "service.name": "farline" });
    const statements = collector.spans().filter(({ attributes }) => "db.query.summary" in attributes);
    expect(statements.map(({ parentSpanId }) => parentSpanId)).not.toContain("");
    const payload = withoutChance(collector.payload());
    for (const secret of personal()) expect(payload).not.toContain(secret);
  });
});

test("metrics leave over OTLP under the names of a scrape", () => {
  const names = collector.metricNames();
  expect([...names]).toEqual(
    expect.arrayContaining(["farline_calls_total", "farline_calls_open", "farline_call_duration_seconds"]),
  );
  for (const name of names) expect(scrape).toContain(`# HELP ${name} `);
});

test("a scrape counts the call, the refusal and the money", () => {
  for (const line of [
    'farline_calls_total{outcome="completed",country="GB"} 1',
    'farline_calls_total{outcome="refused",country="none"} 1',
    'farline_money_millicredits_total{kind="purchase"} 100000',
    "farline_call_duration_seconds_count 1",
    "farline_database_answers 1",
    "farline_ledger_audit_findings 0",
  ]) {
    expect(scrape).toContain(`${line}\n`);
  }
  expect(scrape).toMatch(/^farline_money_millicredits_total\{kind="call"\} [1-9]\d*$/m);
  expect(scrape).toMatch(/^farline_calls_refused_total\{reason="\w+"\} 1$/m);
});

test("a scrape has every metric that the dashboard and the rules of Prometheus name", () => {
  const recorded = readRules().flatMap((rule) => ("record" in rule ? [rule.record] : []));
  const scraped = scrape.match(/^[a-z]\w*/gm) ?? [];
  const named = metricsIn(readExpressions());
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((name) => ![...recorded, ...scraped].includes(name))).toEqual([]);
});

const lineSchema = z.looseObject({ msg: z.string(), reqId: z.string().optional() });

function lines() {
  return stack
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

describe("the log", () => {
  test("names the request and the call or payment in each line about one", () => {
    const ended = lines().find(({ msg }) => msg === "a call has ended");
    const callId = ended?.callId;
    expect(ended).toMatchObject({ providerCallId, outcome: "completed", reqId: expect.any(String) });
    const routeOf = new Map(
      lines().flatMap(({ reqId, req }) => {
        const { data } = z.looseObject({ route: z.string() }).safeParse(req);
        return reqId !== undefined && data ? [[reqId, data.route] as const] : [];
      }),
    );
    const finished = (route: string) =>
      lines().filter(({ msg, reqId }) => msg === "request completed" && routeOf.get(reqId ?? "") === route);
    for (const route of ["/api/voice/outgoing", "/api/voice/twilio/status", "/api/call/deduct-credits"]) {
      expect(finished(route).length).toBeGreaterThan(0);
      for (const line of finished(route)) expect(line).toMatchObject({ callId: expect.any(String) });
    }
    expect(finished("/api/voice/outgoing").map((line) => line.callId)).toContain(callId);
    for (const route of ["/api/payments/create-payment-intent", "/api/payments/webhook"]) {
      expect(finished(route).length).toBeGreaterThan(0);
    }
    for (const line of finished("/api/payments/create-payment-intent")) {
      expect(line).toMatchObject({ paymentId: expect.any(String) });
    }
    const events = lines().filter(({ msg }) =>
      ["a call is authorised", "a call is refused", "a payment moved credits"].includes(msg),
    );
    expect(events).toHaveLength(3);
    for (const line of events) {
      expect(line.callId ?? line.paymentId).toEqual(expect.any(String));
    }
  });

  test("holds nothing personal but the addresses of requests", () => {
    const output = withoutChance(stack.output());
    for (const secret of personal()) expect(output).not.toContain(secret);
    for (const { req: _, ...line } of lines().filter(({ reqId }) => reqId !== undefined)) {
      expect(JSON.stringify(line)).not.toMatch(/127\.0\.0\.1|::1|10\.0\.\d+\.\d+/);
    }
  });
});
