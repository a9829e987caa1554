import { fastify } from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { openidProvider } from "#adapters/openid/openid-provider.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { removeOld } from "#domain/retention.ts";
import { openidRetention } from "#domain/users/retention.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { userLimits } from "#domain/users/user-limits.ts";
import { openidVisitor, pairOf } from "#sandbox/openid/testing/app-visitor.ts";
import { cancelSignIn, signInAs, startGoogleStandIn } from "#sandbox/openid/testing/visitor.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { openidApp } from "#testing/http/openid-app.ts";
import { minute_ms, userHarness } from "#testing/people/user-harness.ts";
import { pathsOf } from "./openid-cookies.ts";
import { openidRoutes } from "./openid-routes.ts";

const publicUrl = "http://localhost:3000";
const expired = { token: null, error: "openid_sign_in_expired" };
const database = testDatabase();

const harness = await userHarness(database);
const standIn = await startGoogleStandIn({ publicUrl });
const served = openidApp(database, harness, standIn, publicUrl);
const visitor = openidVisitor(served.app);
afterAll(async () => {
  await served.app.close();
  await standIn.app.close();
});

const signInsUnderWay = () => harness.rows("SELECT * FROM openid_sign_in");

describe.each(["google", "acme"])("signing in with %s", (name) => {
  const paths = pathsOf(name);
  const ada = { email: `ada@${name}.example`, firstName: "Ada", lastName: "Lovelace" };
  const eve = { ...ada, email: `eve@${name}.example` };
  const leave = () => visitor.leave(name);

  test("turns the ticket into a session, once", async () => {
    const { url, cookie } = await leave();
    const begun = new RegExp(`^openid_sign_in_${name}_[\\w-]{16}=`);
    expect(cookie).toMatch(begun);
    expect(cookie).toMatch(
      new RegExp(`=[\\w-]{43}; Max-Age=600; Path=${paths.callback}; HttpOnly; SameSite=Lax$`),
    );
    const address = await signInAs(url, ada);
    expect(address.href.startsWith(`${publicUrl}${paths.callback}?`)).toBe(true);
    const page = await visitor.comeBack(address, cookie);
    expect(page).toMatchObject({ path: paths.page, error: null });
    const [cleared, ticket] = page.cookies;
    expect(cleared).toMatch(begun);
    expect(cleared).toContain("=; Max-Age=0; ");
    expect(ticket).toMatch(
      /^openid_ticket_[\w-]{16}=[\w-]{43}; Max-Age=60; Path=\/api\/auth\/session; HttpOnly; SameSite=Strict$/,
    );
    const session = await visitor.exchange(page);
    expect(session.json()).toMatchObject({ user: { email: ada.email, firstName: "Ada", isVerified: true } });
    expect(await authenticate(harness.deps, session.json().token)).toMatchObject({ email: ada.email });
    expect((await visitor.exchange(page)).statusCode).toBe(401);
  });

  test("the ticket and the browser's secrets are stored hashed", async () => {
    const { url, cookie } = await leave();
    const underWay = await signInsUnderWay();
    const page = await visitor.comeBack(await signInAs(url, ada), cookie);
    const stored = JSON.stringify([underWay, await harness.rows("SELECT * FROM one_time_token")]);
    const secretOf = (given = "") => pairOf(given).split("=")[1];
    const state = new URL(url).searchParams.get("state");
    for (const value of [state, secretOf(cookie), page.token, secretOf(page.cookies[1])]) {
      expect(value).toMatch(/^[\w-]{43}$/);
      expect(stored).not.toContain(value);
    }
  });

  test("concurrent copies of one answer open one session", async () => {
    const { url, cookie } = await leave();
    const address = await signInAs(url, ada);
    const pages = await Promise.all(Array.from({ length: 5 }, () => visitor.comeBack(address, cookie)));
    expect(pages.filter(({ token }) => token !== null)).toHaveLength(1);
  });

  test("an answer from another browser opens nothing, and the right browser can still sign in", async () => {
    const [attacker, victim] = [await leave(), await leave()];
    const address = await signInAs(attacker.url, eve);
    const [cookieName] = attacker.cookie.split("=");
    for (const cookie of [undefined, victim.cookie, `${cookieName}=${"x".repeat(43)}`]) {
      expect(await visitor.comeBack(address, cookie)).toMatchObject(expired);
    }
    expect((await visitor.comeBack(address, attacker.cookie)).token).not.toBeNull();
  });

  test("an answer with the state of another sign-in of the same browser opens nothing", async () => {
    const [first, second] = [await leave(), await leave()];
    const address = await signInAs(first.url, ada);
    address.searchParams.set("state", new URL(second.url).searchParams.get("state") ?? "");
    expect(await visitor.comeBack(address, second.cookie)).toMatchObject({
      token: null,
      error: "openid_answer_invalid",
    });
  });

  test.each(["", "short", "x".repeat(43), `${"x".repeat(43)}&state=${"y".repeat(43)}`])(
    "a state that was never ours opens nothing: %j",
    async (state) => {
      const address = new URL(`${publicUrl}${paths.callback}?code=a&state=${state}`);
      const cookie = `${paths.cookie}_${"x".repeat(16)}=${"x".repeat(43)}`;
      expect(await visitor.comeBack(address, cookie)).toMatchObject(expired);
    },
  );

  test("a cancelled sign-in says so", async () => {
    const { url, cookie } = await leave();
    const page = await visitor.comeBack(await cancelSignIn(url), cookie);
    expect(page).toMatchObject({ token: null, error: "openid_cancelled" });
  });

  test.each(["login_required", "consent_required", "interaction_required", "account_selection_required"])(
    "an answer that asks for a page leads to the ordinary sign-in, and is no error: %s",
    async (error) => {
      const { url, cookie } = await leave();
      const answer = await cancelSignIn(url);
      answer.searchParams.set("error", error);
      expect(await visitor.comeBack(answer, cookie)).toMatchObject({ path: "/login", error: null });
    },
  );

  test("a provider that refuses the prompt is asked once more without it, and the person signs in", async () => {
    const refusedPrompt = async (url: string) => {
      const answer = await cancelSignIn(url);
      answer.searchParams.set("error", "invalid_request");
      return answer;
    };
    const first = await leave();
    const again = await visitor.comeBack(await refusedPrompt(first.url), first.cookie);
    const url = new URL(`${again.path}?${again.query}`, first.url).href;
    expect(url.split("?")[0]).toBe(first.url.split("?")[0]);
    expect([new URL(first.url).searchParams.get("prompt"), again.query.get("prompt")]).toEqual([
      "select_account",
      null,
    ]);
    const cookie = again.cookies[1];
    expect((await visitor.comeBack(await signInAs(url, ada), cookie)).token).not.toBeNull();

    const second = await leave();
    const { path, query, cookies } = await visitor.comeBack(await refusedPrompt(second.url), second.cookie);
    const answer = await refusedPrompt(new URL(`${path}?${query}`, second.url).href);
    expect(await visitor.comeBack(answer, cookies[1])).toMatchObject({ error: "openid_answer_invalid" });
    expect(await visitor.comeBack(answer, cookies[1])).toMatchObject(expired);
    // The mark is a part of the state, so a sign-in without it is another one.
    answer.searchParams.set("state", (answer.searchParams.get("state") ?? "").replace(".again", ""));
    expect(await visitor.comeBack(answer, cookies[1])).toMatchObject(expired);
  });

  test("two tabs can sign in at the same time", async () => {
    const [first, second] = [await leave(), await leave()];
    const jar = `${pairOf(first.cookie)}; ${pairOf(second.cookie)}`;
    for (const { url } of [first, second]) {
      const address = await signInAs(url, ada);
      const reply = await served.app.inject({
        method: "GET",
        url: `${address.pathname}${address.search}`,
        headers: { cookie: jar },
      });
      expect(new URL(String(reply.headers.location), publicUrl).searchParams.has("token")).toBe(true);
    }
  });

  test("over https the cookie is for https alone", async () => {
    const server = fastify();
    openidRoutes(server, {
      ...served,
      openid: { ...providerOf(name), publicUrl: "https://farline.example" },
    });
    expect((await visitor.leave(name, server)).cookie).toMatch(
      new RegExp(`^__Host-openid_sign_in_${name}_.*; Path=/; HttpOnly; Secure; SameSite=Lax$`),
    );
    await server.close();
  });

  test("the page says that the provider is unavailable, and nothing is stored", async () => {
    const unreachable = openidProvider({
      name,
      label: name,
      issuer: "http://localhost:1",
      ...sandboxAccounts.google,
      redirectUrl: `${publicUrl}${paths.callback}`,
      report: () => {},
    });
    const server = fastify();
    openidRoutes(server, { ...served, openid: { ...providerOf(name), provider: unreachable } });
    const before = await signInsUnderWay();
    const reply = await server.inject({ method: "GET", url: paths.signIn });
    expect(reply.headers.location).toBe(`${paths.page}?error=openid_unavailable`);
    expect(reply.headers["set-cookie"]).toBeUndefined();
    expect(await signInsUnderWay()).toEqual(before);
    await server.close();
  });

  test("a new person whose address our mail cannot reach is refused, and one who is known signs in", async () => {
    const zoe = { ...ada, email: `зоя@${name}.example` };
    const openid = providerOf(name);
    const answers: (() => Promise<boolean>)[] = [
      async () => false,
      async () => Promise.reject(new Error("no answer")),
      async () => true,
      async () => false,
    ];
    const errors: (string | null)[] = [];
    const { mail } = openid;
    for (const speaksSmtpUtf8 of answers) {
      openid.mail = { speaksSmtpUtf8 };
      errors.push((await visitor.signIn(name, zoe)).error);
    }
    openid.mail = mail;
    expect(errors).toEqual(["email_not_reachable", "internal_error", null, null]);
  });

  test("the page says how long to wait after too many sign-ins, and nothing is stored", async () => {
    const start = () =>
      served.app.inject({ method: "GET", url: paths.signIn, remoteAddress: `192.0.2.${name.length}` });
    for (let attempt = 0; attempt < userLimits.openid_start.ip.attempts; attempt++) await start();
    const before = await signInsUnderWay();
    const reply = await start();
    expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([302, "60"]);
    expect(reply.headers.location).toBe(`${paths.page}?error=too_many_requests`);
    expect(await signInsUnderWay()).toEqual(before);
  });

  test("after ten minutes a sign-in has expired, and is swept", async () => {
    const { url, cookie } = await leave();
    const address = await signInAs(url, ada);
    harness.pass(10 * minute_ms);
    expect(await visitor.comeBack(address, cookie)).toMatchObject(expired);
    await leave();
    const openid = providerOf(name);
    expect((await removeOld(openidRetention(openid), openid.clock)).openid_sign_in).toBeGreaterThan(0);
    expect(await signInsUnderWay()).toHaveLength(1);
  });
});

function providerOf(name: string) {
  const openid = served.providers.find(({ provider }) => provider.name === name);
  if (!openid) throw new Error(`no provider ${name}`);
  return openid;
}
