import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { siteverifyCaptcha } from "./siteverify.ts";

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
  timeout_ms = 2_000,
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
    secretKey,
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
    response.end(JSON.stringify({ success: form.get("response") === "good", hostname: "localhost" }));
  });
  expect(await captcha.verify("good")).toBe("solved");
  expect(await captcha.verify("bad")).toBe("failed");
  expect(forms.map((form) => form.get("secret"))).toEqual([secretKey, secretKey]);
  expect(problems).toEqual([]);
});

test("fails an answer that was used before or is too old", async () => {
  const { captcha, problems } = await startVerifier((_form, response) =>
    response.end(JSON.stringify({ success: false, "error-codes": ["timeout-or-duplicate"] })),
  );
  expect(await captcha.verify("used")).toBe("failed");
  expect(problems).toEqual([]);
});

const failures: [name: string, answer: (form: URLSearchParams, response: ServerResponse) => void][] = [
  ["an error of its own", (_form, response) => response.writeHead(503).end("busy")],
  ["a page that is no JSON", (_form, response) => response.end("<html>")],
  ["a reply without a verdict", (_form, response) => response.end("{}")],
  ["a redirect elsewhere", (_form, response) => response.writeHead(302, { location: "/other" }).end()],
  ["silence", () => {}],
  [
    "a complaint about our secret",
    (_form, response) =>
      response.end(JSON.stringify({ success: false, "error-codes": ["invalid-input-secret"] })),
  ],
];
test.each(failures)(
  "%s is no verdict on the visitor, and is reported without secrets",
  async (_name, answer) => {
    const { captcha, problems } = await startVerifier(answer, 300);
    expect(await captcha.verify("good")).toBe("unavailable");
    expect(problems).toHaveLength(1);
    expect(problems.join()).not.toMatch(/the-secret-key|good/);
  },
);
