import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linkChallengeSchema } from "#contract/users/openid.ts";
import { listSessions } from "#domain/users/sign-in/list-sessions.ts";
import { cookiesOf, openidVisitor } from "#sandbox/openid/testing/app-visitor.ts";
import {
  type GoogleStandIn,
  orderAcmeFault,
  orderFault,
  signInAs,
  startGoogleStandIn,
  type TypedPerson,
} from "#sandbox/openid/testing/visitor.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { openidApp } from "#testing/http/openid-app.ts";
import { minute_ms, type UserHarness, userHarness } from "#testing/people/user-harness.ts";
import { pathsOf } from "./openid-cookies.ts";

const publicUrl = "http://localhost:3000";
const database = testDatabase();
let app: FastifyInstance;
let visitor: ReturnType<typeof openidVisitor>;
let harness: UserHarness;
let standIn: GoogleStandIn;

beforeAll(async () => {
  harness = await userHarness(database);
  standIn = await startGoogleStandIn({ publicUrl });
  ({ app } = openidApp(database, harness, standIn, publicUrl));
  visitor = openidVisitor(app);
});
afterAll(async () => {
  await app.close();
  await standIn.app.close();
});

const newPerson = (email = `${randomUUID()}@example.com`): TypedPerson => ({
  email,
  firstName: "Grace",
  lastName: "Hopper",
});
const usersOf = (email: string) =>
  harness.rows<{ id: string }>("SELECT id FROM users WHERE email_key = $1", [email.toLowerCase()]);
const identitiesOf = (email: string) =>
  harness.rows<{ issuer: string; subject: string; provider: string }>(
    `SELECT issuer, subject, provider FROM user_identity JOIN users ON users.id = user_id WHERE email_key = $1`,
    [email.toLowerCase()],
  );

describe("a second provider", () => {
  test("signs a person up and in again, and the history and the sessions name it", async () => {
    const grace = newPerson();
    const first = await visitor.enter("acme", grace);
    expect(first).toMatchObject({ status: 200, user: { email: grace.email, isVerified: true } });
    expect(await visitor.enter("acme", grace)).toMatchObject({ status: 200, user: { id: first.user.id } });
    expect(await identitiesOf(grace.email)).toEqual([
      { issuer: standIn.acmeIssuer, subject: expect.stringMatching(/^\d{21}$/), provider: "Acme" },
    ]);
    expect(await usersOf(grace.email)).toEqual([{ id: first.user.id }]);
    expect(await listSessions(harness.deps, first.user.id, first.token)).toMatchObject([
      { openedWith: "openid", provider: "Acme" },
      { openedWith: "openid", provider: "Acme" },
    ]);
    const history = await harness.rows("SELECT kind, provider FROM security_event WHERE user_id = $1", [
      first.user.id,
    ]);
    expect(history).toContainEqual({ kind: "signed_in", provider: "Acme" });
  });

  test("answers only the sign-in that was started at it", async () => {
    const grace = newPerson();
    const { url, cookie } = await visitor.leave("google");
    const renamed = cookie.replace("openid_sign_in_google", "openid_sign_in_acme");
    const page = await visitor.comeBack(await signInAs(url, grace), renamed, pathsOf("acme").callback);
    expect(page.error).toBe("openid_sign_in_expired");
    expect(await usersOf(grace.email)).toEqual([]);
  });

  test("that says otherwise later does not move a person, who is known by the id", async () => {
    const grace = newPerson();
    const { user } = await visitor.enter("acme", grace);
    await orderAcmeFault(standIn.sandboxUrl, grace.email, "unverified email");
    expect(await visitor.enter("acme", grace)).toMatchObject({ status: 200, user: { id: user.id } });
    await orderAcmeFault(standIn.sandboxUrl, grace.email, "another subject");
    const page = await visitor.signIn("acme", grace);
    expect(page.error).toBe("openid_account_differs");
  });

  test("may have the browser post its answer, which goes on with the cookie", async () => {
    const grace = newPerson();
    const { url, cookie } = await visitor.leave("acme");
    const address = await signInAs(url, grace);
    const payload = `${address.searchParams}&user=${encodeURIComponent('{"name":{}}')}&id_token=x`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const posted = await app.inject({ method: "POST", url: address.pathname, payload, headers });
    expect(posted.statusCode).toBe(303);
    const next = new URL(String(posted.headers.location), publicUrl);
    expect([...next.searchParams.keys()].toSorted()).toEqual(["code", "iss", "state"]);
    expect((await visitor.exchange(await visitor.comeBack(next, cookie))).statusCode).toBe(200);
  });
});

describe("an address that a provider does not vouch for", () => {
  async function unvouched(person: TypedPerson, form = "no email_verified") {
    await orderAcmeFault(standIn.sandboxUrl, person.email, form);
    return visitor.signIn("acme", person);
  }
  const prove = (token: string, cookies: readonly string[]) =>
    visitor.post("/api/auth/oidc/confirm-address", { token }, cookies);
  const linkMailedTo = async (email: string) => {
    const [mail] = await harness.mailsTo(email);
    const token = mail && /confirm-address\/([\w-]{43})/.exec(mail.text)?.[1];
    if (token === undefined) throw new Error("No link to confirm an address was mailed");
    return token;
  };

  test.each(["no email_verified", "unverified email"])(
    "signs in as no user of it, and links none: %s",
    async (form) => {
      for (const owner of [await harness.verified(), newPerson()]) {
        if (!("id" in owner)) await visitor.enter("google", owner);
        const before = await usersOf(owner.email);
        const linked = await identitiesOf(owner.email);
        const page = await unvouched(newPerson(owner.email), form);
        expect(page.token).toBeNull();
        expect(page.cookies.join()).not.toContain("openid_ticket");
        expect(await usersOf(owner.email)).toEqual(before);
        expect(await identitiesOf(owner.email)).toEqual(linked);
      }
    },
  );

  test("makes a user by the mailed link, in the browser that signed in and only once", async () => {
    const grace = newPerson();
    const page = await unvouched(grace);
    expect(page.query.get("proof")).toBe("mailed");
    expect(await usersOf(grace.email)).toEqual([]);
    const token = await linkMailedTo(grace.email);
    const elsewhere = page.cookies.map((cookie) => cookie.replace(/=[\w-]{43}/, `=${"x".repeat(43)}`));
    for (const cookies of [[], elsewhere]) {
      expect((await prove(token, cookies)).json()).toMatchObject({ error: { code: "address_not_proven" } });
    }
    const proven = await Promise.all([prove(token, page.cookies), prove(token, page.cookies)]);
    expect(proven.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    const [won] = proven.filter(({ statusCode }) => statusCode === 200);
    if (!won) throw new Error("no press counted");
    const session = await visitor.exchange({ token: won.json().ticket, cookies: cookiesOf(won) });
    expect(session.json()).toMatchObject({ user: { email: grace.email, firstName: "Grace" } });
    expect(await visitor.enter("acme", grace)).toMatchObject({ status: 200 });
  });

  test("still asks for the password of the address's user after the link", async () => {
    const owner = await harness.verified();
    const page = await unvouched(newPerson(owner.email));
    harness.pass(minute_ms);
    const proven = await prove(await linkMailedTo(owner.email), page.cookies);
    const refused = await visitor.exchange({ token: proven.json().ticket, cookies: cookiesOf(proven) });
    expect(refused.json()).toMatchObject({ error: { code: "openid_link_required" } });
    const link = linkChallengeSchema.parse(refused.json().openidLink);
    expect(link).toMatchObject({ provider: "Acme", hasPassword: true });
    const wrong = await visitor.post("/api/auth/oidc/link-with-password", {
      challenge: link.challenge,
      password: "wrong",
    });
    expect(wrong.statusCode).toBe(403);
    expect(await identitiesOf(owner.email)).toEqual([]);
    const linked = await visitor.post("/api/auth/oidc/link-with-password", {
      challenge: link.challenge,
      password: owner.password,
    });
    expect(linked.json()).toMatchObject({ user: { id: owner.id } });
    expect(await identitiesOf(owner.email)).toMatchObject([{ provider: "Acme" }]);
    const { user } = await visitor.enter("acme", newPerson(owner.email));
    expect(user.id).toBe(owner.id);
  });

  test("is refused without a mail when the provider is Google", async () => {
    const grace = newPerson();
    await orderFault(standIn.sandboxUrl, grace.email, "unverified email");
    expect(await visitor.signIn("google", grace)).toMatchObject({ error: "openid_email_not_verified" });
    expect(await harness.mailsTo(grace.email)).toEqual([]);
  });

  test("is good for an hour", async () => {
    const grace = newPerson();
    const page = await unvouched(grace);
    harness.pass(60 * minute_ms);
    expect((await prove(await linkMailedTo(grace.email), page.cookies)).statusCode).toBe(403);
  });

  test.each([
    ["gets five mails an hour at most", (email: string) => email],
    [
      "shares these with the other tags of its mailbox",
      (email: string, tag: number) => `${email.split("@")[0]}+${tag}@gmail.com`,
    ],
  ])("%s", async (_what, spelling) => {
    const grace = newPerson();
    const pages = [];
    for (let mail = 0; mail < 6; mail++) pages.push(await unvouched(newPerson(spelling(grace.email, mail))));
    expect(pages.map(({ query, error }) => query.get("proof") ?? error)).toEqual([
      ...Array(5).fill("mailed"),
      "too_many_requests",
    ]);
  });
});
