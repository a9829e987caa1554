import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type SiteverifyVendor, siteverifyCaptcha } from "./siteverify.ts";

const secretKey = "the-secret-key";
let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** A verifier on loopback that answers as the test says, and a CAPTCHA that asks it. */
async function startVerifier(
  answer: (form: URLSearchParams, response: ServerResponse) => void,
  { timeout_ms = 60_000, vendor = "recaptcha" }: { timeout_ms?: number; vendor?: SiteverifyVendor } = {},
) {
  server = createServer(async (request: IncomingMessage, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    // Lets a client in that follows the redirect.
    if (request.url !== "/siteverify") return response.end(JSON.stringify({ success: true }));
    answer(new URLSearchParams(body), response);
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const { port } = listening.address() as AddressInfo;
  const problems: string[] = [];
  const captcha = siteverifyCaptcha({
    vendor,
    siteKey: "the-site-key",
    secretKey,
    hostname: "farline.example",
    url: `http://127.0.0.1:${port}/siteverify`,
    timeout_ms,
    report: (problem) => problems.push(problem),
  });
  return { captcha, problems };
}

test("sends the answer and our secret to the service", async () => {
  const forms: URLSearchParams[] = [];
  const { captcha, problems } = await startVerifier((form, response) => {
    forms.push(form);
    const success = form.get("response") === "good";
    response.end(
      JSON.stringify({ success, challenge_ts: "2026-03-01T12:00:00Z", hostname: "farline.example" }),
    );
  });
  expect(await captcha.verify("good", "contact")).toBe("solved");
  expect(await captcha.verify("bad", "contact")).toBe("failed");
  expect(forms.map((form) => form.get("secret"))).toEqual([secretKey, secretKey]);
  expect(problems).toEqual([]);
});

test("fails an answer that was used before or is too old", async () => {
  const { captcha, problems } = await startVerifier((_form, response) =>
    response.end(JSON.stringify({ success: false, "error-codes": ["timeout-or-duplicate"] })),
  );
  expect(await captcha.verify("used", "contact")).toBe("failed");
  expect(problems).toEqual([]);
});

/** Reply of each vendor about a solved checkbox: Turnstile names its action, and Enterprise plans add a score. */
const solved = {
  recaptcha: { success: true, challenge_ts: "2026-03-01T12:00:00Z", hostname: "farline.example" },
  turnstile: {
    success: true,
    "error-codes": [],
    challenge_ts: "2026-03-01T12:00:00.000Z",
    hostname: "farline.example",
    action: "contact",
    cdata: "",
    metadata: { interactive: true },
  },
  hcaptcha: {
    success: true,
    challenge_ts: "2026-03-01T12:00:00.000000Z",
    hostname: "farline.example",
    credit: false,
    score: 0.1,
    score_reason: [],
  },
} as const satisfies Record<SiteverifyVendor, object>;
const vendors = ["recaptcha", "turnstile", "hcaptcha"] as const;

const wrongPlaces: [SiteverifyVendor, object][] = [
  ...vendors.flatMap((vendor): [SiteverifyVendor, object][] => [
    [vendor, { hostname: "attacker.example" }],
    [vendor, { hostname: "farline.example.attacker.example" }],
    [vendor, { hostname: "" }],
    [vendor, { hostname: undefined }],
    [vendor, { action: "signup" }],
  ]),
  ["recaptcha", { hostname: undefined, apk_package_name: "example.farline" }],
  ["hcaptcha", { hostname: "not-provided" }],
  ["turnstile", { action: undefined }],
  ["turnstile", { action: "" }],
];

test.each(vendors)("accepts an answer that was solved for this form of our own page: %s", async (vendor) => {
  const { captcha, problems } = await startVerifier(
    (_form, response) => response.end(JSON.stringify(solved[vendor])),
    { vendor },
  );
  expect(await captcha.verify("good", "contact")).toBe("solved");
  expect(problems).toEqual([]);
});

test.each(wrongPlaces)(
  "fails an answer that was solved elsewhere or for another form: %s %j",
  async (vendor, changes) => {
    const { captcha } = await startVerifier(
      (_form, response) => response.end(JSON.stringify({ ...solved[vendor], ...changes })),
      { vendor },
    );
    expect(await captcha.verify("good", "contact")).toBe("failed");
  },
);

test("names its own site key to hCaptcha, whose secret serves several", async () => {
  const siteKeys: (string | null)[] = [];
  const { captcha } = await startVerifier(
    (form, response) => {
      siteKeys.push(form.get("sitekey"));
      response.end(JSON.stringify(solved.hcaptcha));
    },
    { vendor: "hcaptcha" },
  );
  await captcha.verify("good", "contact");
  expect(siteKeys).toEqual(["the-site-key"]);
});

const failures: [name: string, answer: (form: URLSearchParams, response: ServerResponse) => void][] = [
  ["an error of its own", (_form, response) => response.writeHead(503).end("busy")],
  ["a page that is no JSON", (_form, response) => response.end("<html>")],
  ["a reply without a verdict", (_form, response) => response.end("{}")],
  ["a redirect elsewhere", (_form, response) => response.writeHead(302, { location: "/other" }).end()],
  ["silence", () => {}],
  [
    "a complaint about keys that do not belong together",
    (_form, response) =>
      response.end(JSON.stringify({ success: false, "error-codes": ["sitekey-secret-mismatch"] })),
  ],
  [
    "a complaint about our secret",
    (_form, response) =>
      response.end(JSON.stringify({ success: false, "error-codes": ["invalid-input-secret"] })),
  ],
];
test.each(failures)(
  "%s is no verdict on the visitor, and is reported without secrets",
  async (_name, answer) => {
    const { captcha, problems } = await startVerifier(answer, { timeout_ms: 300 });
    expect(await captcha.verify("good", "contact")).toBe("unavailable");
    expect(problems).toHaveLength(1);
    expect(problems.join()).not.toMatch(/the-secret-key|good/);
  },
);
