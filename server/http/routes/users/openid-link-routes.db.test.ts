import { afterAll, describe, expect, test } from "vitest";
import { linkChallengeSchema } from "#contract/users/openid.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { callAuth, type Given, userApp } from "#testing/http/user-app.ts";
import { googleIdentity, minute_ms, userHarness } from "#testing/people/user-harness.ts";
import { ticketCookie } from "./openid-cookies.ts";

const database = testDatabase();
const harness = await userHarness(database);
const app = await userApp(database, harness);
afterAll(() => app.close());

const post = (path: string, given: Given) => callAuth(app, "POST", path, given);

interface Ticket {
  ticket: string;
  browserSecret: string;
}
const cookieOf = ({ ticket, browserSecret }: Ticket) =>
  `__Host-${ticketCookie(ticket, "https://farline.test").name}=${browserSecret}`;
const exchange = (given: Ticket, cookie: string, token?: string) =>
  post("session", {
    body: { ticket: given.ticket },
    headers: { cookie },
    ...(token === undefined ? {} : { token }),
  });

test("a ticket is exchanged once, in the browser that has its cookie", async () => {
  const { id } = await harness.verified();
  const [ticket, other] = [await harness.ticket(id), await harness.ticket(id)];
  for (const cookie of ["", "a=b", cookieOf(other), cookieOf({ ...other, ticket: ticket.ticket })]) {
    const refused = await exchange(ticket, cookie);
    expect(refused).toMatchObject({ status: 401, body: { error: { code: "unauthenticated" } } });
  }
  const reply = await exchange(ticket, `a=b; ${cookieOf(ticket)}`);
  expect(reply).toMatchObject({ status: 200, body: { user: { id } } });
  expect(String(reply.headers["set-cookie"])).toMatch(
    /(^|,)__Host-openid_ticket_[\w-]{16}=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict(,|$)/,
  );
  expect(await exchange(ticket, cookieOf(ticket))).toMatchObject({ status: 401 });
});

describe("a user with a password who comes by Google", () => {
  async function cameByGoogle() {
    const person = await harness.verified();
    const ticket = await harness.ticket(person.id, googleIdentity());
    const reply = await exchange(ticket, cookieOf(ticket));
    expect(reply).toMatchObject({ status: 403, body: { error: { code: "openid_link_required" } } });
    const { challenge, email } = linkChallengeSchema.parse(reply.body.openidLink);
    expect(email).toBe(person.email);
    return { ...person, challenge };
  }

  test("gives the password once", async () => {
    const { id, challenge, password } = await cameByGoogle();
    expect(await post("oidc/link-with-password", { body: { challenge, password: "wrong" } })).toMatchObject({
      status: 403,
      body: { error: { code: "wrong_password" } },
    });
    const reply = await post("oidc/link-with-password", { body: { challenge, password } });
    expect(reply).toMatchObject({ status: 200, body: { user: { id } } });
    expect(await callAuth(app, "GET", "me", { token: String(reply.body.token) })).toMatchObject({
      status: 200,
    });
  });

  test("has to wait after ten wrong passwords, here and at the login together", async () => {
    const { email, challenge, password } = await cameByGoogle();
    for (let guess = 0; guess < 5; guess++) {
      await post("oidc/link-with-password", {
        body: { challenge, password: "wrong" },
        ip: `198.51.100.${guess}`,
      });
      await post("login", { body: { email, password: "wrong" }, ip: `203.0.113.${guess}` });
    }
    for (const [path, body] of [
      ["oidc/link-with-password", { challenge, password }],
      ["login", { email, password }],
    ] as const) {
      expect(await post(path, { body, ip: "192.0.2.1" })).toMatchObject({ status: 429 });
    }
  });

  test("or follows a mailed link, which only a POST uses, and five are mailed an hour", async () => {
    const { email, challenge } = await cameByGoogle();
    for (let mail = 0; mail < 5; mail++) {
      harness.pass(1_000);
      expect(await post("oidc/mail-link", { body: { challenge } })).toMatchObject({ status: 200 });
    }
    expect(await post("oidc/mail-link", { body: { challenge } })).toMatchObject({ status: 429 });
    harness.pass(minute_ms);
    const [mail] = await harness.mailsTo(email);
    expect(mail?.text).toMatch(/https:\/\/farline\.test\/confirm-link\/[\w-]{43}\?provider=Google\s/);
    const token = await harness.tokenMailedTo(email);
    expect(await post("oidc/confirm-link", { body: { token } })).toMatchObject({ status: 200 });
    expect(await post("oidc/confirm-link", { body: { token } })).toMatchObject({
      status: 403,
      body: { error: { code: "openid_link_expired" } },
    });
  });

  test("says what is missing", async () => {
    expect(await post("oidc/link-with-password", { body: { challenge: "any", password: "" } })).toMatchObject(
      {
        status: 400,
        body: { message: "Please enter your password" },
      },
    );
  });
});
