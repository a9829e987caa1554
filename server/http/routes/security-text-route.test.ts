import fastify from "fastify";
import { expect, test } from "vitest";
import { securityTextRoute } from "./security-text-route.ts";

async function textAt(now: string) {
  const app = fastify();
  securityTextRoute(app, {
    clock: { now: () => new Date(now) },
    publicUrl: "https://farline.example",
    contact: "mailto:security@farline.example",
  });
  return app.inject("/.well-known/security.txt");
}

test("security.txt has the fields of RFC 9116, as plain text in UTF-8", async () => {
  const reply = await textAt("2026-03-01T12:34:56Z");
  expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(reply.body).toBe(
    "Contact: mailto:security@farline.example\n" +
      "Expires: 2026-08-28T00:00:00Z\n" +
      "Canonical: https://farline.example/.well-known/security.txt\n" +
      "Preferred-Languages: en\n",
  );
});

test("it always expires in the future, and within a year", async () => {
  for (const now of ["2026-03-01T00:00:00Z", "2027-12-31T23:59:59Z", "2030-02-28T12:00:00Z"]) {
    const expires = Date.parse(/^Expires: (.*)$/m.exec((await textAt(now)).body)?.[1] ?? "");
    expect(expires).toBeGreaterThan(Date.parse(now));
    expect(expires).toBeLessThan(Date.parse(now) + 365 * 24 * 60 * 60_000);
  }
});
