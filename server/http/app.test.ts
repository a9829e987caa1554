import { connect } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { ownLimits } from "#testing/http/quiet-app.ts";
import { createApp } from "./app.ts";

const options = {
  logLevel: "silent",
  publicUrl: "https://farline.example",
  trustedProxies: [],
  limits: ownLimits(),
  contentSecurity: {
    scripts: ["https://cards.example"],
    inlineScripts: ["'sha256-AAAA'"],
    frames: ["https://cards.example"],
    pictures: ["https://pictures.example"],
    connections: ["wss://voice.example"],
  },
};

const app = await createApp(options);
app.post("/api/echo", async (request) => ({ body: request.body }));
app.get("/api/cached", async (_request, reply) => reply.header("cache-control", "public").send({}));
app.get("/api/plain", async () => ({}));
app.get("/page", async () => "");
app.get("/api/long", async () => ({ words: "one two three ".repeat(100) }));
app.get("/api/events", async (_request, reply) =>
  reply.header("content-type", "text/event-stream").send(Readable.from([":\n".repeat(1_000)])),
);
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
const port = typeof address === "object" && address !== null ? address.port : 0;
afterAll(() => app.close());

/** Sends bytes over a bare connection, for requests that no HTTP client would send. */
async function raw(request: string): Promise<{ status: number; head: string; body: unknown }> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body: JSON.parse(body) };
}

const oneShape = (status: number) => ({
  status,
  body: {
    error: { code: "invalid_request", message: expect.any(String), key: expect.any(String), values: {} },
    message: expect.any(String),
    msg: expect.any(String),
  },
});

test("a whole address is read as its path, as a forward proxy sends it", async () => {
  const ask = async (target: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET ${target} HTTP/1.1\r\nHost: farline.example\r\nConnection: close\r\n\r\n`);
    const [head = ""] = (await text(socket)).split("\r\n\r\n");
    return head.split("\r\n").filter((line) => /^HTTP|^cache-control|^content-type/.test(line));
  };
  const own = await ask("/api/plain");
  expect(own).toContain("cache-control: no-store");
  for (const target of ["http://farline.example/api/plain", "HTTPS://farline.example:443/api/plain"])
    expect(await ask(target)).toEqual(own);
});

test("an idle connection of a proxy stays longer than Heroku's router and Google's balancer keep theirs", async () => {
  const proxied = await createApp({ ...options, trustedProxies: ["192.0.2.1"] });
  expect(proxied.server.keepAliveTimeout).toBeGreaterThan(600_000);
  expect(app.server.keepAliveTimeout).toBeLessThan(90_000);
});

describe("a request that reaches no route is answered in the one error shape", () => {
  test("an address that cannot be decoded", async () => {
    const { statusCode, body, headers } = await app.inject({ url: "/api/%ff" });
    expect({ status: statusCode, body: JSON.parse(body) }).toMatchObject(oneShape(400));
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("headers without end", async () => {
    const reply = await raw(`GET /api/plain HTTP/1.1\r\nhost: x\r\nx-long: ${"x".repeat(20_000)}\r\n\r\n`);
    expect(reply).toMatchObject(oneShape(431));
    expect(reply.head).toContain("x-content-type-options: nosniff");
  });

  test.each([
    ["not HTTP", "nonsense\r\n\r\n"],
    [
      "a length and chunks at once",
      "POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    [
      "two lengths",
      "POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello",
    ],
  ])("%s", async (_name, request) => {
    expect(await raw(request)).toMatchObject(oneShape(400));
  });
});

describe("bodies are JSON in UTF-8", () => {
  const post = async (payload: string | Buffer, type = "application/json") => {
    const reply = await app.inject({
      method: "POST",
      url: "/api/echo",
      headers: { "content-type": type },
      payload,
    });
    return { status: reply.statusCode, body: JSON.parse(reply.body) };
  };

  test.each(["application/json", "application/json; charset=utf-8", 'application/json;charset="UTF-8"'])(
    "%s is read",
    async (type) => {
      expect(await post('{"name":"Zoë"}', type)).toEqual({ status: 200, body: { body: { name: "Zoë" } } });
    },
  );

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-16",
    "application/xml",
  ])("%s is refused", async (type) => expect(await post('{"a":1}', type)).toMatchObject(oneShape(415)));

  test.each([
    ["bytes that are not UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ["half a document", '{"a":'],
    ["nothing", ""],
    ["a prototype", '{"__proto__":{"admin":true}}'],
    ["a constructor's prototype", '{"constructor":{"prototype":{"admin":true}}}'],
  ])("%s is refused", async (_name, payload) => expect(await post(payload)).toMatchObject(oneShape(400)));

  test("a body without end is refused", async () => {
    expect(await post(`"${"x".repeat(70_000)}"`)).toMatchObject(oneShape(413));
  });
});

describe("headers", () => {
  const headersOf = async (url: string, app_ = app) => (await app_.inject({ url })).headers;

  test("the page loads from itself and from the configured vendors alone", async () => {
    const policy = String((await headersOf("/page"))["content-security-policy"]);
    const directives = new Map(policy.split(";").map((part) => [part.split(" ")[0], part] as const));
    expect(directives.get("script-src")).toBe("script-src 'self' 'sha256-AAAA' https://cards.example");
    expect(directives.get("img-src")).toBe("img-src 'self' data: https://pictures.example");
    expect(directives.get("worker-src")).toBe("worker-src 'self'");
    expect(directives.get("connect-src")).toBe("connect-src 'self' wss://voice.example");
    expect(directives.get("object-src")).toBe("object-src 'none'");
    expect(directives.get("base-uri")).toBe("base-uri 'none'");
    expect(directives.get("frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|blob:/);
  });

  test.each(["/page", "/api/plain", "/api/nothing"])(
    "%s cannot be sniffed, framed or traced back",
    async (url) => {
      expect(await headersOf(url)).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "permissions-policy":
          "camera=(), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()",
      });
    },
  );

  test("wallets open from the page and the frames that are configured for them", async () => {
    const payments = ["https://js.cards.example", "https://*.js.cards.example"];
    const other = await createApp({ ...options, contentSecurity: { ...options.contentSecurity, payments } });
    const { headers } = await other.inject("/page");
    expect(headers["permissions-policy"]).toContain(
      'payment=(self "https://js.cards.example" "https://*.js.cards.example")',
    );
    await other.close();
  });

  test("answers of the API are not cached, unless a route allows it", async () => {
    expect((await headersOf("/api/plain"))["cache-control"]).toBe("no-store");
    expect((await headersOf("/api/nothing"))["cache-control"]).toBe("no-store");
    expect((await headersOf("/api/cached"))["cache-control"]).toBe("public");
  });

  test("a text becomes a script by named policies only, and violations are reported", async () => {
    const headers = await headersOf("/page");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types farline default svelte-trusted-html;");
    expect(policy).toContain("report-to csp;report-uri /api/browser-reports");
    expect(headers["reporting-endpoints"]).toBe('csp="https://farline.example/api/browser-reports"');
    expect(headers["content-security-policy-report-only"]).toBeUndefined();
  });

  test("a vendor's script that needs texts is reported, not stopped", async () => {
    const contentSecurity = { ...options.contentSecurity, trustedTypes: "report" as const };
    const lenient = await createApp({ ...options, contentSecurity });
    const headers = await headersOf("/api/docs/json", lenient);
    expect(headers["content-security-policy"]).not.toContain("trusted-types");
    expect(headers["content-security-policy-report-only"]).toBe(
      "require-trusted-types-for 'script'; trusted-types farline default svelte-trusted-html; " +
        "report-uri /api/browser-reports",
    );
    await lenient.close();
  });

  test("no other origin is let in", async () => {
    const reply = await app.inject({
      method: "OPTIONS",
      url: "/api/plain",
      headers: { origin: "https://evil.example", "access-control-request-method": "GET" },
    });
    expect(Object.keys(reply.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  test("plain http gets no header that requires https", async () => {
    const plain = await createApp({ ...options, publicUrl: "http://localhost:3000" });
    const headers = await headersOf("/api/docs/json", plain);
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["reporting-endpoints"]).toBeUndefined();
    const { "content-security-policy": policy } = await headersOf("/page", plain);
    expect(policy).toContain("report-uri /api/browser-reports");
    expect(policy).not.toContain("report-to");
    expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
    await plain.close();
  });

  test("the API's documentation loads nothing from other origins", async () => {
    const policy = String((await headersOf("/api/docs"))["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("http");
  });
});

describe("a reply above 1 kB", () => {
  const inject = (url: string, encodings = "gzip, deflate, br, zstd") =>
    app.inject({ url, headers: { "accept-encoding": encodings } });

  test("is compressed for a browser that takes it, and only then", async () => {
    const plain = await inject("/api/long", "identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const packed = await inject("/api/long");
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect((await inject("/api/plain")).headers["content-encoding"]).toBeUndefined();
  });

  test("stays as it is when it is a stream of events, which a compressor would keep back", async () => {
    expect((await inject("/api/events")).headers["content-encoding"]).toBeUndefined();
  });

  test("leaves requests as they are: a compressed body is refused", async () => {
    const reply = await app.inject({
      method: "POST",
      url: "/api/echo",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      payload: gzipSync(JSON.stringify({ a: "x".repeat(1_000_000) })),
    });
    expect(reply.statusCode).toBe(400);
  });
});
