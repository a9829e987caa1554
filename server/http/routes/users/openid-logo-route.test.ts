import { expect, test } from "vitest";
import { quietApp } from "#testing/http/quiet-app.ts";
import { openidLogoRoute } from "./openid-logo-route.ts";

test.each(["image/svg+xml", "image/png"])("a logo is served as %s, and could run nothing", async (type) => {
  const app = await quietApp();
  const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  openidLogoRoute(app, { name: "acme", logo: { type, content } });
  const reply = await app.inject("/api/auth/oidc/acme/logo");
  expect(reply.rawPayload).toEqual(content);
  expect(reply.headers).toMatchObject({
    "content-type": type,
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=3600",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  });
  expect((await app.inject("/api/auth/oidc/other/logo")).statusCode).toBe(404);
  await app.close();
});
