import { describe, expect, test } from "vitest";
import { call } from "./support/call.ts";
import { mailTo, tokenIn } from "./support/inbox.ts";
import {
  logIn,
  meStatus,
  newPerson,
  refusal,
  resetPassword,
  signUp,
  subjects,
  verificationToken,
  verify,
} from "./support/people.ts";
import { target } from "./support/target.ts";

const verifyPath = (token: string) => `/api/auth/verify-email/${token}`;
const asProgram = { headers: { accept: "application/json" } };
const asBrowser = { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };

describe("signing up", () => {
  test("answers with a user, a token that opens nothing, and that verification is required", async () => {
    const person = newPerson();
    const { password: _password, ...shown } = person;
    const reply = await call("POST", "/api/auth/signup", { body: person });
    expect(reply.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: expect.any(String), ...shown, isVerified: false },
      verificationRequired: true,
    });
    expect(await meStatus(String(reply.body.token))).toBe(401);
  });

  test.each([
    ["no first name", { firstName: undefined }, "Please enter all fields"],
    ["no last name", { lastName: "" }, "Please enter all fields"],
    ["no email", { email: undefined }, "Please enter all fields"],
    ["no password", { password: "" }, "Please enter all fields"],
    ["blank names", { firstName: "  " }, "Please enter all fields"],
    ["a short password", { password: "12345" }, "Password must be at least 6 characters"],
  ])("refuses %s", async (_name, changes, message) => {
    const reply = await call("POST", "/api/auth/signup", { body: { ...newPerson(), ...changes } });
    expect(reply).toMatchObject({ status: 400, body: refusal("invalid_request", message) });
  });

  test("ignores fields that the person must not set", async () => {
    const body = {
      ...newPerson(),
      isVerified: true,
      id: "00000000-0000-4000-8000-000000000000",
      credits: 1_000,
    };
    const reply = await call("POST", "/api/auth/signup", { body });
    expect(reply.body.user).toMatchObject({ isVerified: false });
    expect(reply.body.user).not.toMatchObject({ id: body.id });
    expect((await call("POST", "/api/auth/login", { body })).status).toBe(403);
  });
});

describe.skipIf(!target.sandboxUrl)("the mailed token", () => {
  test("verifies the address as often as it is used, and opens no session", async () => {
    const person = newPerson();
    await signUp(person);
    const token = await verificationToken(person.email);
    for (const _time of [1, 2]) {
      const reply = await call("GET", verifyPath(token), asProgram);
      expect(reply.body).toMatchObject({ message: "Email verified successfully! You can now log in." });
      expect(reply.headers["set-cookie"]).toBeUndefined();
    }
    expect(await meStatus(await logIn(person))).toBe(200);
  });

  test("redirects a browser to the login page, whose address holds no secret", async () => {
    const person = newPerson();
    await signUp(person);
    const token = await verificationToken(person.email);
    const good = await call("GET", verifyPath(token), asBrowser);
    expect(good).toMatchObject({ status: 302, headers: { location: "/login?success=true" } });
    expect(good.headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
    const bad = await call("GET", verifyPath("x".repeat(43)), asBrowser);
    expect(bad).toMatchObject({ status: 302, headers: { location: "/login?error=invalid_token" } });
  });

  test("is sent again on request, and both tokens stay valid", async () => {
    const person = newPerson();
    await signUp(person);
    const first = await verificationToken(person.email);
    const again = await call("POST", "/api/auth/resend-verification", { body: { email: person.email } });
    expect(again).toMatchObject({
      status: 200,
      body: { message: "Verification email sent! Please check your inbox." },
    });
    const second = await verificationToken(person.email, 1);
    expect(second).not.toBe(first);
    expect((await call("GET", verifyPath(first), asProgram)).status).toBe(200);
  });

  test("a resend without an address names the missing field", async () => {
    const reply = await call("POST", "/api/auth/resend-verification", { body: {} });
    expect(reply).toMatchObject({
      status: 400,
      body: refusal("invalid_request", "Email address is required"),
    });
  });

  test("cannot reset a password, and a reset token cannot verify an address", async () => {
    const person = newPerson();
    await signUp(person);
    const verification = await verificationToken(person.email);
    await verify(person.email);
    expect((await resetPassword(verification, "another one")).status).toBe(400);
    await call("POST", "/api/auth/forgot-password", { body: { email: person.email } });
    const reset = tokenIn(await mailTo(person.email, subjects.reset));
    expect((await call("GET", verifyPath(reset), asProgram)).status).toBe(400);
  });
});

describe.skipIf(!target.sandboxUrl)("signing up with an address that has an account", () => {
  test("changes nothing, gives the same answer and informs the owner alone", async () => {
    const owner = newPerson();
    await signUp(owner);
    await verify(owner.email);
    const stranger = { ...newPerson(), email: owner.email.toUpperCase() };
    const token = await signUp(stranger);
    expect(await meStatus(token)).toBe(401);
    const mail = await mailTo(owner.email, subjects.registered);
    expect(mail.text).not.toContain(stranger.password);
    // The answer asks to verify, as after any sign-up, and the token opens nothing.
    expect((await call("POST", "/api/auth/login", { body: stranger })).status).toBe(403);
    expect(await meStatus(await logIn(owner))).toBe(200);
  });
});
