import * as openid from "openid-client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { cancelSignIn, type GoogleStandIn, signInAs, startGoogleStandIn } from "./testing/visitor.ts";

const publicUrl = "http://localhost:3000";
const redirectUri = `${publicUrl}/api/auth/google/callback`;
const { clientId, clientSecret } = sandboxAccounts.google;
const ada = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace" };
const codeVerifier = "v".repeat(43);
const secrets = { state: "the-state", nonce: "the-nonce" };

let standIn: GoogleStandIn;
let later_ms = 0;
beforeAll(async () => {
  standIn = await startGoogleStandIn({ publicUrl, now_ms: () => Date.now() + later_ms });
});
beforeEach(() => {
  later_ms = 0;
});
afterAll(() => standIn.app.close());

async function discover(authentication = openid.ClientSecretPost(clientSecret)) {
  return openid.discovery(new URL(standIn.issuer), clientId, undefined, authentication, {
    execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks],
  });
}

async function signInUrl(changes: Record<string, string | undefined> = {}): Promise<string> {
  const url = openid.buildAuthorizationUrl(await discover(), {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    ...secrets,
  });
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}

async function exchange(address: URL, configuration: openid.Configuration, verifier = codeVerifier) {
  return openid.authorizationCodeGrant(configuration, address, {
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    pkceCodeVerifier: verifier,
  });
}

const clientAuthentications = [
  ["in the form", openid.ClientSecretPost(clientSecret)],
  ["in the header", openid.ClientSecretBasic(clientSecret)],
] as const;

test.each(clientAuthentications)(
  "a certified client signs a person in, its secret %s",
  async (_name, auth) => {
    const configuration = await discover(auth);
    const tokens = await exchange(await signInAs(await signInUrl(), ada), configuration);
    expect(tokens.claims()).toMatchObject({
      iss: standIn.issuer,
      aud: clientId,
      sub: expect.stringMatching(/^\d{21}$/),
      email: "ada@example.com",
      email_verified: true,
      given_name: "Ada",
      family_name: "Lovelace",
    });
    const { sub } = tokens.claims() ?? {};
    const info = await openid.fetchUserInfo(configuration, tokens.access_token, sub ?? "");
    expect(info).toMatchObject({ sub, email: "ada@example.com", name: "Ada Lovelace" });
  },
);

test("one address is always the same person, and another address another person", async () => {
  const configuration = await discover();
  const subOf = async (email: string) =>
    (await exchange(await signInAs(await signInUrl(), { ...ada, email }), configuration)).claims()?.sub;
  const first = await subOf("ada@example.com");
  expect(await subOf("ADA@example.com")).toBe(first);
  expect(await subOf("grace@example.com")).not.toBe(first);
});

test("the claims are those of the requested scopes only", async () => {
  const address = await signInAs(await signInUrl({ scope: "openid" }), ada);
  const claims = (await exchange(address, await discover())).claims();
  expect(claims).not.toHaveProperty("email");
  expect(claims).not.toHaveProperty("name");
});

test("a cancelled sign-in returns access_denied and the state", async () => {
  const address = await cancelSignIn(await signInUrl());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    error: "access_denied",
    state: secrets.state,
    iss: standIn.issuer,
  });
});

describe("a request that must not be redirected shows a page", () => {
  test.each([
    ["an unknown client", { client_id: "another-client" }],
    ["no client", { client_id: undefined }],
    ["an address that is not registered", { redirect_uri: "https://evil.example/callback" }],
    ["an address below the registered one", { redirect_uri: `${redirectUri}/more` }],
    ["no address", { redirect_uri: undefined }],
  ])("%s", async (_name, changes) => {
    const response = await fetch(await signInUrl(changes), { redirect: "manual" });
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
  });
});

describe("any other mistake is reported to the client", () => {
  test.each([
    ["another response type", { response_type: "token" }, "unsupported_response_type"],
    ["no openid among the scopes", { scope: "email" }, "invalid_scope"],
    ["no PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
    ["plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["a sign-in without a page", { prompt: "none" }, "invalid_request"],
    ["a challenge that is no SHA-256", { code_challenge: "short" }, "invalid_request"],
  ])("%s", async (_name, changes, error) => {
    const response = await fetch(await signInUrl(changes), { redirect: "manual" });
    const location = new URL(response.headers.get("location") ?? "");
    expect(location.href.startsWith(redirectUri)).toBe(true);
    expect(location.searchParams.get("error")).toBe(error);
    expect(location.searchParams.get("state")).toBe(secrets.state);
  });

  test("a repeated parameter", async () => {
    const response = await fetch(`${await signInUrl()}&nonce=another`, { redirect: "manual" });
    const location = new URL(response.headers.get("location") ?? "");
    expect(location.searchParams.get("error")).toBe("invalid_request");
  });
});

describe("a code", () => {
  const invalidGrant = { error: "invalid_grant" };

  test("works once, and a second use revokes its access token", async () => {
    const configuration = await discover();
    const address = await signInAs(await signInUrl(), ada);
    const tokens = await exchange(address, configuration);
    await expect(exchange(address, configuration)).rejects.toMatchObject(invalidGrant);
    const info = await fetch(`${standIn.issuer}/userinfo`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(info.status).toBe(401);
  });

  test("expires after a minute", async () => {
    const address = await signInAs(await signInUrl(), ada);
    later_ms = 61_000;
    await expect(exchange(address, await discover())).rejects.toMatchObject(invalidGrant);
  });

  test("is used up by a wrong verifier, for the right client too", async () => {
    const configuration = await discover();
    const address = await signInAs(await signInUrl(), ada);
    await expect(exchange(address, configuration, "w".repeat(43))).rejects.toMatchObject(invalidGrant);
    await expect(exchange(address, configuration)).rejects.toMatchObject(invalidGrant);
  });

  test("needs the client's secret, in one place", async () => {
    const address = await signInAs(await signInUrl(), ada);
    const impostor = await discover(openid.ClientSecretPost("a-guess"));
    await expect(exchange(address, impostor)).rejects.toMatchObject({ error: "invalid_client", status: 401 });
    const twice = await fetch(`${standIn.issuer}/token`, {
      method: "POST",
      headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret }),
    });
    expect(await twice.json()).toMatchObject({ error: "invalid_request" });
    // The wrong secret has not used the code up.
    await exchange(address, await discover());
  });
});

test("markup in a request or an address stays text on the page", async () => {
  const evil = `"><script>alert(1)</script>`;
  const page = await fetch(await signInUrl({ state: evil, login_hint: evil }));
  expect(await page.text()).not.toContain("<script>");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("an invalid address is asked for again", async () => {
  await expect(signInAs(await signInUrl(), { ...ada, email: "ada" })).rejects.toThrow("answered 400");
});
