import { UnsecuredJWT } from "jose";
import { describe, expect, onTestFinished, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { isRefusal } from "#contract/refusals.ts";
import { freePort } from "#sandbox/listen.ts";
import { cancelSignIn, orderFault, signInAs, startGoogleStandIn } from "#sandbox/openid/testing/visitor.ts";
import { challenge, client, publicUrl, redirectUrl } from "#testing/openid/client.ts";
import {
  type Answer,
  clientId,
  type HonestToken,
  startHostileProvider,
} from "#testing/openid/hostile-provider.ts";
import type { OpenidOptions } from "./configuration.ts";
import type { openidProvider } from "./openid-provider.ts";

const ada = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace" };

describe("against the sandbox", () => {
  async function sandbox(options: Partial<OpenidOptions> = {}) {
    const standIn = await startGoogleStandIn({ publicUrl });
    onTestFinished(() => standIn.app.close());
    return {
      ...client(standIn.issuer, { ...sandboxAccounts.google, ...options }),
      sandboxUrl: standIn.sandboxUrl,
    };
  }
  async function leave(provider: ReturnType<typeof openidProvider>): Promise<string> {
    const url = await provider.signInUrl(challenge);
    if (isRefusal(url)) throw new Error(`No address to sign in at: ${url.refused}`);
    return url;
  }

  test("a person signs in", async () => {
    const { provider, problems } = await sandbox();
    const address = await signInAs(await leave(provider), ada);
    expect(await provider.identify(address.searchParams, challenge)).toEqual({
      issuer: expect.stringMatching(/\/google$/),
      subject: expect.stringMatching(/^\d{21}$/),
      provider: "Google",
      email: "ada@example.com",
      emailVerified: true,
      givenName: "Ada",
      familyName: "Lovelace",
      fullName: "Ada Lovelace",
      pictureUrl: undefined,
    });
    expect(problems).toEqual([]);
  });

  test("an address that comes by userinfo only is read there", async () => {
    const { provider, problems, sandboxUrl } = await sandbox();
    await orderFault(sandboxUrl, ada.email, "claims by userinfo only");
    const address = await signInAs(await leave(provider), ada);
    expect(await provider.identify(address.searchParams, challenge)).toMatchObject({
      email: "ada@example.com",
      emailVerified: true,
      givenName: "Ada",
    });
    expect(problems).toEqual([]);
  });

  test("asks for its scopes, and for a posted answer where that is configured", async () => {
    const { provider } = await sandbox({ scopes: "openid email", responseMode: "form_post" });
    const { searchParams } = new URL(await leave(provider));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      scope: "openid email",
      response_mode: "form_post",
      response_type: "code",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: challenge.state,
      nonce: challenge.nonce,
    });
    const usual = await sandbox();
    expect(new URL(await leave(usual.provider)).searchParams.has("response_mode")).toBe(false);
  });

  test.each([
    [{}, "select_account"],
    [{ prompt: "login" } as const, "login"],
    [{ prompt: "omit" } as const, null],
  ])("asks with %j for the page %s, and never a second time", async (options, prompt) => {
    const { provider } = await sandbox(options);
    expect(new URL(await leave(provider)).searchParams.get("prompt")).toBe(prompt);
    const again = await provider.signInUrl({ ...challenge, isAskedAgain: true });
    expect(new URL(String(again)).searchParams.has("prompt")).toBe(false);
  });

  test("does not report a cancelled sign-in", async () => {
    const { provider, problems } = await sandbox();
    const address = await cancelSignIn(await leave(provider));
    expect(await provider.identify(address.searchParams, challenge)).toEqual({ refused: "openid_cancelled" });
    expect(problems).toEqual([]);
  });

  test.each([
    ["state", { state: "t".repeat(43) }],
    ["nonce", { nonce: "m".repeat(43) }],
    ["verifier", { codeVerifier: "w".repeat(43) }],
  ])("an answer to a question with another %s is not believed", async (_name, other) => {
    const { provider } = await sandbox();
    const address = await signInAs(await leave(provider), ada);
    const identity = await provider.identify(address.searchParams, { ...challenge, ...other });
    expect(identity).toEqual({ refused: "openid_answer_invalid" });
  });

  test("an answer counts once", async () => {
    const { provider } = await sandbox();
    const address = await signInAs(await leave(provider), ada);
    expect(await provider.identify(address.searchParams, challenge)).toHaveProperty("subject");
    const again = await provider.identify(address.searchParams, challenge);
    expect(again).toEqual({ refused: "openid_answer_invalid" });
  });

  test("reports that our secret is wrong without quoting it", async () => {
    const { provider, problems } = await sandbox({ clientSecret: "another-secret" });
    const address = await signInAs(await leave(provider), ada);
    const identity = await provider.identify(address.searchParams, challenge);
    expect(identity).toEqual({ refused: "openid_unavailable" });
    expect(problems.join()).toContain("invalid_client");
    expect(problems.join()).not.toContain("another-secret");
  });

  test("signs in at the second attempt, at the latest, after the provider has changed its keys", async () => {
    const port = await freePort();
    const { provider } = client(`http://localhost:${port}/google`, sandboxAccounts.google);
    const signIn = async () =>
      provider.identify((await signInAs(await leave(provider), ada)).searchParams, challenge);
    const first = await startGoogleStandIn({ publicUrl, port });
    expect(await signIn()).toHaveProperty("subject");
    await first.app.close();
    const second = await startGoogleStandIn({ publicUrl, port });
    onTestFinished(() => second.app.close());
    const attempts = [await signIn(), await signIn()];
    expect(attempts[1]).toHaveProperty("subject");
  });
});

describe("against a provider that lies", () => {
  const answerOf = (idToken: string): Answer => ({
    status: 200,
    body: { access_token: "token", token_type: "Bearer", expires_in: 3600, id_token: idToken },
  });

  const honestAnswer = async (token: HonestToken) => answerOf(await token.sign(token.claims));

  async function identify(
    answer: (token: HonestToken) => Promise<Answer>,
    query: Record<string, string> = {},
    userinfo?: Answer,
    options: Partial<OpenidOptions> = {},
  ) {
    const hostile = await startHostileProvider(answer, challenge.nonce, userinfo);
    onTestFinished(hostile.stop);
    const { provider, problems } = client(hostile.issuer, options);
    const parameters = { code: "a-code", state: challenge.state, iss: hostile.issuer, ...query };
    const identity = await provider.identify(new URLSearchParams(parameters), challenge);
    return { identity, problems, requests: hostile.tokenRequests };
  }

  test("accepts the honest answer that the other tests falsify", async () => {
    const { identity, requests } = await identify(honestAnswer);
    expect(identity).toMatchObject({
      subject: "108123456789012345678",
      pictureUrl: "https://pictures.example/ada.png",
    });
    expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({
      grant_type: "authorization_code",
      redirect_uri: redirectUrl,
      code_verifier: challenge.codeVerifier,
    });
  });

  describe("an ID token without an address", () => {
    const person = { sub: "108123456789012345678", email: "ada@example.com", email_verified: true };
    const withoutAddress = async ({ claims: { email, ...rest }, sign }: HonestToken) =>
      answerOf(await sign(rest));

    test("takes that of the same person's userinfo", async () => {
      const { identity } = await identify(withoutAddress, {}, { status: 200, body: person });
      expect(identity).toMatchObject({ email: "ada@example.com", emailVerified: true });
    });

    test.each([
      ["another person's", { status: 200, body: { ...person, sub: "another" } }, "openid_answer_invalid"],
      ["no JSON", { status: 200, body: "<html>" }, "openid_answer_invalid"],
      ["out of service", { status: 503, body: "" }, "openid_unavailable"],
    ])("is not believed when userinfo is %s", async (_name, userinfo, refused) => {
      expect((await identify(withoutAddress, {}, userinfo)).identity).toEqual({ refused });
    });

    test("stays without one when the provider has no userinfo, or no address in it", async () => {
      expect((await identify(withoutAddress)).identity).toMatchObject({ email: undefined });
      const { identity } = await identify(withoutAddress, {}, { status: 200, body: { sub: person.sub } });
      expect(identity).toMatchObject({ email: undefined });
    });
  });

  const now_s = Math.floor(Date.now() / 1_000);
  const lies: [name: string, token: (honest: HonestToken) => string | Promise<string>][] = [
    ["another nonce", ({ claims, sign }) => sign({ ...claims, nonce: "m".repeat(43) })],
    ["no nonce", ({ claims: { nonce, ...rest }, sign }) => sign(rest)],
    ["another audience", ({ claims, sign }) => sign({ ...claims, aud: "another-client" })],
    [
      "more audiences, and another party",
      ({ claims, sign }) => sign({ ...claims, aud: [clientId, "another"], azp: "another" }),
    ],
    ["another issuer", ({ claims, sign }) => sign({ ...claims, iss: "https://accounts.google.com" })],
    ["no signature", ({ claims }) => new UnsecuredJWT(claims).encode()],
    ["a signature by an unknown key", ({ claims, signWithAnotherKey }) => signWithAnotherKey(claims)],
    [
      "a signature of other content",
      async ({ claims, sign }) => {
        const [header, , signature] = (await sign(claims)).split(".");
        const payload = Buffer.from(JSON.stringify({ ...claims, email: "eve@example.com" })).toString(
          "base64url",
        );
        return `${header}.${payload}.${signature}`;
      },
    ],
    [
      "a token that has expired",
      ({ claims, sign }) => sign({ ...claims, iat: now_s - 7_200, exp: now_s - 3_600 }),
    ],
    ["no person", ({ claims: { sub, ...rest }, sign }) => sign(rest)],
    ["a list of addresses", ({ claims, sign }) => sign({ ...claims, email: ["ada@example.com"] })],
    ["a token that is none", () => "nonsense"],
  ];
  test.each(lies)("%s is not believed", async (_name, lie) => {
    const { identity, problems } = await identify(async (token) => answerOf(await lie(token)));
    expect(identity).toEqual({ refused: "openid_answer_invalid" });
    expect(problems).toHaveLength(1);
  });

  test.each([
    ["ada@example.com\nBcc: eve", undefined],
    ['"ada lovelace"@example.com', undefined],
    ["o&m@example.com", "o&m@example.com"],
    ["ada@почта.рф", "ada@xn--80a1acny.xn--p1ai"],
    // Another mailbox than ada@example.com.
    ["\uFF41da@example.com", undefined],
  ])("the address %j is read as a form reads it", async (email, read) => {
    const { identity } = await identify(async ({ claims, sign }) =>
      answerOf(await sign({ ...claims, email })),
    );
    expect(identity).toMatchObject({ email: read });
  });

  test("claims of null are claims that are left out", async () => {
    const none = { given_name: null, family_name: null, name: null, picture: null };
    const { identity } = await identify(async ({ claims, sign }) =>
      answerOf(await sign({ ...claims, ...none })),
    );
    expect(identity).toMatchObject({ givenName: undefined, pictureUrl: undefined, emailVerified: true });
    const withoutAddress = await identify(
      async ({ claims, sign }) => answerOf(await sign({ ...claims, email: null, email_verified: null })),
      {},
      undefined,
      { trustsEmail: true },
    );
    expect(withoutAddress.identity).toMatchObject({ email: undefined });
  });

  test("no ID token at all is not believed", async () => {
    const body = { access_token: "token", token_type: "Bearer" };
    const { identity } = await identify(async () => ({ status: 200, body }));
    expect(identity).toEqual({ refused: "openid_answer_invalid" });
  });

  test("refuses an answer in another provider's name and does not send its code on", async () => {
    const { identity, requests } = await identify(honestAnswer, {
      iss: "https://accounts.google.com",
    });
    expect(identity).toEqual({ refused: "openid_answer_invalid" });
    expect(requests).toEqual([]);
  });

  test("reports an unverified address as unverified", async () => {
    const { identity } = await identify(async ({ claims: { email_verified, ...rest }, sign }) =>
      answerOf(await sign(rest)),
    );
    expect(identity).toMatchObject({ emailVerified: false });
  });

  test.each([
    [true, {}, true],
    ["true", {}, true],
    ["false", { trustsEmail: true }, false],
    [false, { trustsEmail: true }, false],
    [undefined, {}, false],
    [undefined, { trustsEmail: true }, true],
  ])("reads email_verified %j with %j as %s", async (claim, options, emailVerified) => {
    const answer = async ({ claims: { email_verified: _, ...rest }, sign }: HonestToken) =>
      answerOf(await sign(claim === undefined ? rest : { ...rest, email_verified: claim }));
    const { identity } = await identify(answer, {}, undefined, options);
    expect(identity).toMatchObject({ emailVerified });
  });

  test("knows a person by the issuer of the ID token, or by the one that the sandbox stands in for", async () => {
    expect((await identify(honestAnswer)).identity).toMatchObject({
      issuer: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    });
    const { identity } = await identify(honestAnswer, {}, undefined, {
      knownAs: "https://accounts.google.com",
    });
    expect(identity).toMatchObject({ issuer: "https://accounts.google.com" });
  });

  test("does not ask for a page that the provider's metadata leaves out", async () => {
    const hostile = await startHostileProvider(honestAnswer, challenge.nonce, undefined, {
      prompt_values_supported: ["login", "consent"],
    });
    onTestFinished(hostile.stop);
    const urls = await Promise.all(
      (["select_account", "login"] as const).map((prompt) =>
        client(hostile.issuer, { prompt }).provider.signInUrl(challenge),
      ),
    );
    expect(urls.map((url) => new URL(String(url)).searchParams.get("prompt"))).toEqual([null, "login"]);
  });

  const invalid = { error: "invalid_request", error_description: "unsupported prompt value requested" };

  test("names a refused prompt, to be left out of a second request", async () => {
    const { identity, problems } = await identify(honestAnswer, invalid);
    expect(identity).toBe("refusesPrompt");
    expect(problems).toEqual([
      'Sign-in with google is asked for again without prompt=select_account, because the provider answered "invalid_request": "unsupported prompt value requested"',
    ]);
  });

  test("believes in no refused prompt where none was asked for", async () => {
    const { identity, problems } = await identify(honestAnswer, invalid, undefined, { prompt: "omit" });
    expect(identity).toEqual({ refused: "openid_answer_invalid" });
    expect(problems.join()).toContain('"invalid_request": "unsupported prompt');
  });

  test("logs what the provider said without secrets, control characters and length", async () => {
    const { problems } = await identify(honestAnswer, {
      error: "server_error\x1b[2J",
      error_description: `for ${challenge.state} ada@example.com the-secret\n a-code unsupported_response_type_for_this_client ${"so ".repeat(200)}`,
    });
    expect(problems).toEqual([
      expect.stringMatching(
        /"server_error\\u001b\[2J": "for … … … … unsupported_response_type_for_this_client so so [so ]+…"$/,
      ),
    ]);
    expect(problems[0]?.length).toBeLessThan(330);
  });

  test("takes an error page for an outage", async () => {
    const { identity } = await identify(async () => ({ status: 503, body: "<h1>busy</h1>" }));
    expect(identity).toEqual({ refused: "openid_unavailable" });
  });

  test("takes the provider's own word for an outage", async () => {
    const { identity } = await identify(honestAnswer, { error: "temporarily_unavailable" });
    expect(identity).toEqual({ refused: "openid_unavailable" });
  });
});
