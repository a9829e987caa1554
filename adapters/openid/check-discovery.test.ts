import { fastify } from "fastify";
import { generateKeyPair, SignJWT } from "jose";
import { expect, onTestFinished, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { freePort, listenOnLocalhost } from "#sandbox/listen.ts";
import { startGoogleStandIn } from "#sandbox/openid/testing/visitor.ts";
import { discoveryCheck } from "./check-discovery.ts";

const publicUrl = "http://localhost:3000";
const redirectUrl = `${publicUrl}/api/auth/google/callback`;

async function startProvider(): Promise<string> {
  const { app, issuer } = await startGoogleStandIn({ publicUrl });
  onTestFinished(() => app.close());
  return issuer;
}

const check = (issuer: string, changes: object = {}) =>
  discoveryCheck({
    name: "google",
    variables: "GOOGLE",
    issuer,
    ...sandboxAccounts.google,
    redirectUrl,
    timeout_s: 1,
    ...changes,
  }).check();

test("the sandbox's provider is right", async () => {
  const issuer = await startProvider();
  expect(await check(issuer)).toEqual([
    { right: true, sentence: `${issuer} answers as the configured issuer.` },
    { right: true, sentence: "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are accepted." },
  ]);
});

test.each([{ clientSecret: "another-secret" }, { clientId: "another-client" }])(
  "%j is told in one sentence",
  async (changes) => {
    const [, client] = await check(await startProvider(), changes);
    expect(client).toEqual({ right: false, sentence: expect.stringMatching(/is refused: copy both/) });
    expect(client?.sentence).not.toContain("another-secret");
  },
);

test("an address that names another issuer, and one that is dead, are each one sentence", async () => {
  const port = await freePort();
  const impostor = fastify();
  impostor.get("/.well-known/openid-configuration", async () => ({ issuer: "https://elsewhere.example" }));
  await listenOnLocalhost(impostor, port);
  onTestFinished(() => impostor.close());
  expect(await check(`http://localhost:${port}`)).toEqual([
    { right: false, sentence: expect.stringContaining("names another issuer than itself") },
  ]);
  expect(await check(`http://localhost:${await freePort()}`)).toEqual([
    {
      right: false,
      sentence: expect.stringMatching(/does not answer as an OpenID Connect provider \(ECONNREFUSED\)/),
    },
  ]);
});

test.each([
  ["2020-01-01", false, "OIDC_APPLE_CLIENT_SECRET is a JWT that ended on 2020-01-01: sign a new one."],
  ["2999-01-01", true, "OIDC_APPLE_CLIENT_SECRET is a JWT that ends on 2999-01-01: replace it before."],
])("a secret that is a signed JWT, until %s", async (day, right, sentence) => {
  const exp = new Date(`${day}T00:00:00Z`).getTime() / 1_000;
  const { privateKey } = await generateKeyPair("ES256");
  const clientSecret = await new SignJWT({ exp }).setProtectedHeader({ alg: "ES256" }).sign(privateKey);
  const findings = await check(await startProvider(), { clientSecret, variables: "OIDC_APPLE" });
  expect(findings[2]).toEqual({ right, sentence });
});
