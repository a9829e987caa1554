import { afterAll, beforeEach, expect, test } from "vitest";
import { quietApp } from "#testing/http/quiet-app.ts";
import { browserReportRoute, type StartError, type Violation } from "./browser-reports.ts";

const logged: (Violation | StartError)[] = [];
const time = { now: new Date("2026-03-01T12:00:00Z") };
const app = await quietApp();
browserReportRoute(app, {
  clock: { now: () => time.now },
  logViolation: (violation) => logged.push(violation),
  logStartError: (error) => logged.push(error),
});
afterAll(() => app.close());
beforeEach(() => {
  logged.length = 0;
  time.now = new Date(time.now.getTime() + 60_000);
});

const agent = "Mozilla/5.0 (Linux; Android 10) Chrome/102.0.0.0";
async function send(body: unknown, type = "application/csp-report"): Promise<number> {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const url = "/api/browser-reports";
  const headers = { "content-type": type, "user-agent": agent };
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

const reactError =
  "Minified React error #418; visit https://react.dev/errors/418?args[]=ada@example.com for the full message";
const startError = (changes: object = {}) => ({
  type: "start-error",
  body: {
    name: "TypeError",
    message: "e.toSorted is not a function",
    stack:
      "TypeError: e.toSorted is not a function\n    at l (https://farline.example/assets/rates-page-B648w9Zx.js:1:2345)\n    at https://farline.example/reset-password/a-live-token?email=ada@example.com:1:1",
    ...changes,
  },
});
const sendError = (...batch: object[]) => send(batch, "application/reports+json");

test("an error of a page's start becomes one line with the browser, the function and its place", async () => {
  expect(await sendError(startError())).toBe(204);
  expect(logged).toEqual([
    {
      name: "TypeError",
      missing: "e.toSorted",
      source: "/assets/rates-page-B648w9Zx.js:1:2345",
      browser: agent,
    },
  ]);
});

test.each([
  ["Chrome", "AbortSignal.any is not a function", "AbortSignal.any"],
  [
    "Chrome, of a value that is there",
    "Cannot read properties of undefined (reading 'ada@example.com')",
    undefined,
  ],
  [
    "Safari",
    "Map.groupBy is not a function. (In 'Map.groupBy(e,t)', 'Map.groupBy' is undefined)",
    "Map.groupBy",
  ],
  [
    "Safari, of nothing",
    "undefined is not an object (evaluating 'navigator.locks.request')",
    "navigator.locks.request",
  ],
  ["Firefox", "(intermediate value).toSorted is not a function", "toSorted"],
  ["a name that is not there", "Can't find variable: ada@example.com", undefined],
  ["a constructor", "PerformanceObserver is not a constructor", "PerformanceObserver"],
  ["React", reactError, "React error #418"],
  ["a text of a person", `Unexpected token 'A', "Ada Lovelace" is not valid JSON`, undefined],
])("the message of %s leaves no more than a name of code", async (_browser, message, missing) => {
  await sendError(startError({ message }));
  expect(logged).toMatchObject([{ name: "TypeError", ...(missing && { missing }) }]);
  if (missing === undefined) expect(logged[0]).not.toHaveProperty("missing");
  expect(JSON.stringify(logged)).not.toMatch(/ada|token/i);
});

test("one error of a batch is logged, beside violations", async () => {
  await sendError(startError(), startError());
  expect(logged).toHaveLength(1);
});

test.each([
  ["a field of another name", { page: "https://farline.example/?q" }],
  ["a long message", { message: "x".repeat(501) }],
  ["a long stack", { stack: "x".repeat(2_001) }],
  ["a number", { name: 1 }],
])("an error with %s leaves no line", async (_name, changes) => {
  expect(await sendError(startError(changes))).toBe(204);
  expect(logged).toEqual([]);
});

test("an error from elsewhere than our files has no place, and an odd name no words", async () => {
  await sendError(startError({ name: "Ada Lovelace", stack: "at https://evil.example/ada.js:1:1" }));
  expect(logged).toMatchObject([{ name: "unknown", source: "unknown" }]);
});

test("a flood of errors leaves thirty lines a minute, and violations have theirs beside it", async () => {
  for (let count = 0; count < 50; count++) await sendError(startError());
  expect(logged).toHaveLength(30);
  await send(report);
  expect(logged).toHaveLength(31);
});
