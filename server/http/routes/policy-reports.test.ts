import { afterAll, beforeEach, expect, test } from "vitest";
import { quietApp } from "#testing/http/quiet-app.ts";
import { policyReportRoute, type Violation } from "./policy-reports.ts";

const logged: Violation[] = [];
const time = { now: new Date("2026-03-01T12:00:00Z") };
const app = await quietApp();
policyReportRoute(app, { clock: { now: () => time.now }, log: (violation) => logged.push(violation) });
afterAll(() => app.close());
beforeEach(() => {
  logged.length = 0;
  time.now = new Date(time.now.getTime() + 60_000);
});

async function send(body: unknown, type = "application/csp-report"): Promise<number> {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const url = "/api/csp-reports";
  const headers = { "content-type": type };
  return (await app.inject({ method: "POST", url, headers, payload })).statusCode;
}

const report = {
  "csp-report": {
    "document-uri": "https://farline.example/reset-password/a-live-token",
    referrer: "https://mail.example/inbox/ada",
    "effective-directive": "script-src-elem",
    "original-policy": "default-src 'self'",
    "blocked-uri": "https://evil.example/steal.js?victim=ada@example.com",
    "source-file": "https://farline.example/assets/index-B648w9Zx.js",
    "line-number": 10,
  },
};

test("a report becomes one line without the page's address, which may hold a one-time token", async () => {
  expect(await send(report)).toBe(204);
  expect(logged).toEqual([
    {
      directive: "script-src-elem",
      blocked: "https://evil.example",
      source: "https://farline.example/assets/index-B648w9Zx.js",
    },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/token|ada|victim/);
});

test("a batch of the Reporting API names the sink, and no text that was about to be written", async () => {
  const body = {
    blockedURL: "trusted-types-sink",
    effectiveDirective: "require-trusted-types-for",
    documentURL: "https://farline.example/settings?email=ada@example.com",
    sourceFile: "https://farline.example/confirm-email/a-live-token",
    sample: "Element innerHTML|<b>ada@example.com</b>",
    disposition: "enforce",
  };
  const batch = [
    { type: "csp-violation", age: 5, url: body.documentURL, user_agent: "Mozilla", body },
    { type: "deprecation", body: { id: "something" } },
  ];
  expect(await send(batch, "application/reports+json")).toBe(204);
  expect(logged).toEqual([
    {
      directive: "require-trusted-types-for",
      blocked: "trusted-types-sink",
      source: "https://farline.example",
      sink: "Element innerHTML",
    },
  ]);
});

test.each([
  ["another shape", { "csp-report": "x" }],
  ["an empty object", {}],
  ["null", "null"],
  ["too many reports", Array.from({ length: 101 }, () => ({ type: "csp-violation", body: {} }))],
])("%s leaves no line", async (_name, body) => {
  expect(await send(body)).toBe(204);
  expect(logged).toEqual([]);
});

test.each([
  ["no JSON", "{", "application/csp-report", 400],
  [
    "more than 16 KB",
    JSON.stringify({ "csp-report": { x: "x".repeat(16_400) } }),
    "application/csp-report",
    413,
  ],
  ["another type", "x", "text/plain", 415],
])("%s is refused", async (_name, body, type, status) => {
  expect(await send(body, type)).toBe(status);
  expect(logged).toEqual([]);
});

test("values that are no directives and origins stay out of the log", async () => {
  const odd = {
    "csp-report": {
      "effective-directive": 'script-src\n{"level":60}',
      "blocked-uri": "javascript:alert(ada@example.com)",
      "source-file": "ada@example.com wrote this",
    },
  };
  expect(await send(odd)).toBe(204);
  expect(logged).toEqual([{ directive: "script-src", blocked: "javascript:", source: "unknown" }]);
});

test("a flood leaves thirty lines a minute, and the next minute has its own", async () => {
  for (let count = 0; count < 50; count++) expect(await send(report)).toBe(204);
  expect(logged).toHaveLength(30);
  time.now = new Date(time.now.getTime() + 60_000);
  await send(report);
  expect(logged).toHaveLength(31);
});
