import { describe, expect, test } from "vitest";
import { call } from "./support/call.ts";
import { refusal } from "./support/people.ts";

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));

/** Bodies that no honest client sends; no endpoint accepts any of them. */
const bodies: [name: string, body: string | Buffer][] = [
  ["nothing", ""],
  ["no JSON", "email=ada@example.com"],
  ["half a document", '{"email":"ada@exa'],
  ["null", "null"],
  ["a number", "7"],
  ["text", '"email"'],
  ["a list", "[]"],
  [
    "other types",
    '{"email":{},"password":[],"firstName":1,"lastName":true,"ticket":1e309,"name":0,"subject":[],"message":{}}',
  ],
  ["infinity", '{"email":1e309,"password":1e309,"ticket":1e309}'],
  ["a list 30,000 deep", "[".repeat(30_000) + "]".repeat(30_000)],
  ["an object 5,000 deep", deep(5_000)],
  ["too much", JSON.stringify({ email: "a".repeat(70_000) })],
  [
    "a prototype",
    '{"__proto__":{"email":"ada@example.com"},"email":"ada@example.com","password":"secret passphrase"}',
  ],
  [
    "a constructor",
    '{"constructor":{"prototype":{}},"email":"ada@example.com","password":"secret passphrase"}',
  ],
  [
    "bytes that are no UTF-8",
    bytes('{"email":"ada', [0xff, 0xfe, 0xc0], '@example.com","password":"secret passphrase"}'),
  ],
  ["UTF-16", Buffer.from('{"email":"ada@example.com"}', "utf16le")],
];

const calls: [method: string, path: string][] = [
  ["POST", "/api/auth/signup"],
  ["POST", "/api/auth/login"],
  ["POST", "/api/auth/session"],
  ["POST", "/api/auth/oidc/link-with-password"],
  ["POST", "/api/auth/oidc/mail-link"],
  ["POST", "/api/auth/oidc/confirm-link"],
  ["POST", "/api/auth/passkey"],
  ["POST", "/api/auth/two-step"],
  ["POST", "/api/auth/forgot-password"],
  ["POST", `/api/auth/reset-password/${"x".repeat(43)}`],
  ["POST", "/api/auth/resend-verification"],
  ["DELETE", "/api/auth/admin/delete-user"],
  ["POST", "/api/contact"],
];

const clientError = { status: expect.toSatisfy((status: number) => status >= 400 && status < 500) };

describe.each(calls)("%s %s refuses malformed bodies", (method, path) => {
  test.each(bodies)("%s", async (_name, body) => {
    const headers = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
    const reply = await call(method, path, { body, headers });
    expect(reply).toMatchObject({ ...clientError, body: refusal(expect.any(String)) });
    expect(reply.text).not.toMatch(/zod|expected|stack|node_modules|\bat \//i);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
  ])("%s", async (type) => {
    const reply = await call(method, path, {
      body: '{"email":"ada@example.com"}',
      headers: { "content-type": type },
    });
    expect(reply).toMatchObject({ status: 415, body: refusal("invalid_request") });
  });
});

test.each([
  ["a NUL byte in a name", { firstName: "\0", lastName: "L" }, 400],
  ["half a letter in an address", { email: "\ud800@example.com" }, 400],
  ["a NUL byte in an address", { email: "ada\0@example.com" }, 400],
  ["an endless password", { password: "x".repeat(60_000) }, 400],
])("signup refuses %s", async (_name, changes, status) => {
  const body = {
    firstName: "Ada",
    lastName: "L",
    email: "ada@example.com",
    password: "a long passphrase",
    ...changes,
  };
  expect(await call("POST", "/api/auth/signup", { body })).toMatchObject({
    status,
    body: refusal("invalid_request"),
  });
});

test.each([
  ["\0", "ada@example.com"],
  ["a passphrase with \0 in it", "ada@example.com"],
  ["half a letter \ud800", "ada@example.com"],
  ["secret passphrase", "\ud800"],
  ["secret passphrase", "'; DROP TABLE app_user; --"],
])("login with the password %j and the address %j is a wrong login", async (password, email) => {
  const reply = await call("POST", "/api/auth/login", { body: { email, password } });
  expect(reply).toMatchObject({ ...clientError, body: refusal(expect.any(String)) });
});

test.each([
  "/api/auth/verify-email/%00",
  "/api/auth/verify-email/%ff",
  "/api/auth/verify-email/a%2Fb",
  "/api/%ff",
])("the address %s is a client error and not a failure", async (path) => {
  const reply = await call("GET", path, { headers: { accept: "application/json" } });
  expect(reply).toMatchObject({ ...clientError, body: refusal(expect.any(String)) });
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
  "the unsupported method %s is not found",
  async (method) => {
    expect((await call(method, "/api/auth/login")).status).toBe(404);
  },
);
