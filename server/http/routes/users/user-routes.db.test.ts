import { afterAll, describe, expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import { callAuth, type Given, newPerson, userApp } from "#testing/http/user-app.ts";
import { userHarness } from "#testing/people/user-harness.ts";

const database = testDatabase();
const harness = await userHarness(database, { protectedAddresses: ["root@example.com"] });
const app = await userApp(database, harness);
afterAll(() => app.close());

const call = (method: "GET" | "POST" | "DELETE", path: string, given?: Given) =>
  callAuth(app, method, path, given);

test("sign up, follow the mailed link, log in, read the profile, log out", async () => {
  const person = newPerson();
  const signedUp = await call("POST", "signup", { body: person });
  expect(signedUp).toMatchObject({ status: 200, body: { verificationRequired: true } });
  expect(await call("POST", "login", { body: person })).toMatchObject({ status: 403 });

  const mailedToken = await harness.tokenMailedTo(person.email);
  const followed = await call("GET", `verify-email/${mailedToken}`, {
    headers: { accept: "text/html,*/*;q=0.8" },
  });
  expect(followed.status).toBe(302);
  expect(followed.headers.location).toBe("/login?success=true");
  expect(followed.headers["referrer-policy"]).toBe("no-referrer");
  const cookies = String(followed.headers["set-cookie"]);
  expect(cookies, "the address, and no session").toMatch(
    new RegExp(`^verified_address=${encodeURIComponent(person.email)}; Max-Age=600; Path=/login;[^,]*$`),
  );

  const { body } = await call("POST", "login", { body: person });
  const token = String(body.token);
  expect(await call("GET", "me", { token })).toMatchObject({
    status: 200,
    body: { firstName: "Ada", lastName: "Lovelace", email: person.email, isVerified: true },
  });
  expect(await call("POST", "logout", { token })).toMatchObject({ status: 200 });
  expect(await call("GET", "me", { token })).toMatchObject({ status: 401 });
  expect((await call("POST", "logout")).status, "for a session that is over, too").toBe(200);
});

describe("following a link that is wrong", () => {
  test("redirects a browser to the login page and answers a program with the message", async () => {
    const person = await call("GET", "verify-email/invented");
    expect(person).toMatchObject({ status: 302, headers: { location: "/login?error=invalid_token" } });
    const program = await call("GET", "verify-email/invented", { headers: { accept: "application/json" } });
    expect(program).toMatchObject({ status: 400, body: { error: { code: "invalid_link" } } });
  });

  test("leads to the login page, and answers a program that it failed, when the server fails", async () => {
    const failing = () => Promise.reject(new Error("no database"));
    const broken = await userApp(database, { deps: { ...harness.deps, transaction: failing } });
    const reply = await broken.inject({ url: "/api/auth/verify-email/any" });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, "/login?error=server_error"]);
    const headers = { accept: "application/json" };
    const program = await broken.inject({ url: "/api/auth/verify-email/any", headers });
    expect([program.statusCode, program.json().message]).toEqual([500, "Failed to verify email"]);
    await broken.close();
  });
});

test("a program gets the message that its link was valid", async () => {
  const { email } = await harness.unverified();
  const mailedToken = await harness.tokenMailedTo(email);
  expect(
    await call("GET", `verify-email/${mailedToken}`, {
      headers: { accept: "application/json, text/plain, */*" },
    }),
  ).toMatchObject({
    status: 200,
    body: { message: "Email verified successfully! You can now log in." },
  });
});

test("the replies of forgot-password, resend and signup do not tell who has an account", async () => {
  const [waiting, verified] = [await harness.unverified(), await harness.verified()];
  const addresses = [waiting.email, verified.email, newPerson().email];
  for (const path of ["forgot-password", "resend-verification"]) {
    const replies = await Promise.all(
      addresses.map(async (email) => {
        const { status, body, headers } = await call("POST", path, { body: { email } });
        return { status, body, names: Object.keys(headers), length: headers["content-length"] };
      }),
    );
    expect(replies[0]?.status).toBe(200);
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
  }
  for (const email of addresses) {
    const { status, body } = await call("POST", "signup", { body: { ...newPerson(), email } });
    expect([status, Object.keys(body).sort()]).toEqual([200, ["token", "user", "verificationRequired"]]);
  }
});

test("a password is reset with the mailed link", async () => {
  const person = await harness.verified();
  await call("POST", "forgot-password", { body: { email: person.email } });
  const path = `reset-password/${await harness.tokenMailedTo(person.email)}`;
  expect(await call("POST", path, { body: { password: "short" } })).toMatchObject({
    status: 400,
    body: { message: "Password must be at least 6 characters" },
  });
  expect(await call("POST", path, { body: { password: "a new password" } })).toMatchObject({ status: 200 });
  expect(await call("POST", path, { body: { password: "a new password" } })).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_reset_link" } },
  });
});

test("an account is deleted by its own token, and by no other", async () => {
  const { email, token } = await harness.unverified();
  const url = "admin/delete-user";
  expect(await call("DELETE", url, { body: { email } })).toMatchObject({ status: 401 });
  expect(await call("DELETE", url, { body: { email }, token: "invented" })).toMatchObject({ status: 403 });
  expect(await call("DELETE", url, { body: { email: "root@example.com" } })).toMatchObject({
    status: 403,
    body: { message: "This account cannot be deleted" },
  });
  expect(await call("DELETE", url, { body: { email }, token })).toMatchObject({
    status: 200,
    body: { message: "Account deleted successfully." },
  });
});
