import { describe, expect, test } from "vitest";
import { limit_ms } from "./support/call.ts";
import { target } from "./support/target.ts";

const ask = (path: string, given: RequestInit = {}) =>
  fetch(target.url + path, { ...given, signal: AbortSignal.timeout(limit_ms) });

describe("security.txt", () => {
  test("names a contact, and expires in the future", async () => {
    const reply = await ask("/.well-known/security.txt");
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await reply.text();
    expect(text).toMatch(/^Contact: (mailto:|https:\/\/)\S+$/m);
    expect(text).toMatch(/^Canonical: https?:\/\/\S+\/\.well-known\/security\.txt$/m);
    expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "")).toBeGreaterThan(Date.now());
  });
});

describe("reports on the content security policy", () => {
  const send = (body: string, type = "application/csp-report") =>
    ask("/api/browser-reports", { method: "POST", headers: { "content-type": type }, body });

  test("are taken where the policy says, and leave no address in the log", async ({ expect }) => {
    const policy = (await ask("/")).headers.get("content-security-policy");
    expect(policy).toContain("report-uri /api/browser-reports");
    const report = {
      "document-uri": "https://farline.example/reset-password/the-reported-token",
      "blocked-uri": "https://evil.example/?victim=the-reported-victim",
      "effective-directive": "img-src",
    };
    expect((await send(JSON.stringify({ "csp-report": report }))).status).toBe(204);
    if (!target.own) return;
    await expect.poll(() => target.own?.output()).toContain('"blocked":"https://evil.example"');
    expect(target.own.output()).not.toMatch(/the-reported/);
  });

  test("are bounded in size", async () => {
    expect((await send(`{"csp-report":{"x":"${"x".repeat(16_400)}"}}`)).status).toBe(413);
  });
});
