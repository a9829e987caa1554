import * as openid from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { type GoogleStandIn, orderFault, signInAs, startGoogleStandIn } from "./testing/visitor.ts";

const publicUrl = "http://localhost:3000";
const { clientId, clientSecret } = sandboxAccounts.google;
const ada = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace" };
const codeVerifier = "v".repeat(43);

let standIn: GoogleStandIn;
beforeAll(async () => {
  standIn = await startGoogleStandIn({ publicUrl });
});
afterAll(() => standIn.app.close());

async function claimsOfAda() {
  const configuration = await openid.discovery(
    new URL(standIn.issuer),
    clientId,
    undefined,
    openid.ClientSecretPost(clientSecret),
    { execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks] },
  );
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: `${publicUrl}/api/auth/google/callback`,
    scope: "openid email",
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    state: "the-state",
    nonce: "the-nonce",
  });
  const tokens = await openid.authorizationCodeGrant(configuration, await signInAs(url.href, ada), {
    expectedState: "the-state",
    expectedNonce: "the-nonce",
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  return tokens.claims();
}

test("an unverified address is an ordinary claim", async () => {
  await orderFault(standIn.sandboxUrl, ada.email, "unverified email");
  expect(await claimsOfAda()).toMatchObject({ email: ada.email, email_verified: false });
  expect(await claimsOfAda()).toMatchObject({ email: ada.email, email_verified: true });
});

test("a provider may say nothing of the address, say it as a word, or know its owner by another id", async () => {
  const usual = await claimsOfAda();
  await orderFault(standIn.sandboxUrl, ada.email, "no email_verified");
  expect(await claimsOfAda()).not.toHaveProperty("email_verified");
  await orderFault(standIn.sandboxUrl, ada.email, "email_verified as a word");
  expect(await claimsOfAda()).toMatchObject({ email: ada.email, email_verified: "true" });
  await orderFault(standIn.sandboxUrl, ada.email, "another subject");
  const other = await claimsOfAda();
  expect(other).toMatchObject({ email: ada.email, email_verified: true });
  expect(other?.sub).not.toBe(usual?.sub);
});

test("ordering a fault takes the client's secret and a known fault", async () => {
  expect((await orderFault(standIn.sandboxUrl, ada.email, "unverified email", "another-secret")).status).toBe(
    401,
  );
  expect((await orderFault(standIn.sandboxUrl, ada.email, "something else")).status).toBe(400);
  expect(await claimsOfAda()).toMatchObject({ email: ada.email });
});
