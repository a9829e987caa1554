import { describe, expect, test } from "vitest";
import { cancelSignIn } from "#sandbox/google/testing/visitor.ts";
import { call } from "./support/call.ts";
import {
  chooseAccount,
  comeBack,
  googleAddress,
  leaveForGoogle,
  signInWithGoogle,
} from "./support/google.ts";
import {
  logIn,
  meStatus,
  newPerson,
  refusal,
  signUp,
  tokenOf,
  verificationToken,
  verify,
} from "./support/people.ts";
import { target } from "./support/target.ts";

const expired = "This sign-in has expired or was started elsewhere. Please try again.";

describe.skipIf(!target.sandboxGoogle)("signing in with Google", () => {
  test("opens an account and a session, and the same account the next time", async () => {
    const email = googleAddress();
    const me = async () => (await call("GET", "/api/auth/me", { token: await signInWithGoogle(email) })).body;
    const first = await me();
    expect(first).toMatchObject({ email, firstName: "Grace", lastName: "Hopper", isVerified: true });
    expect(await me()).toEqual(first);
  });

  test("starts with PKCE, a state and a nonce, and a cookie that no script can read", async () => {
    const reply = await call("GET", "/api/auth/google");
    const asked = new URL(String(reply.headers.location)).searchParams;
    expect(asked.get("response_type")).toBe("code");
    expect(asked.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    expect(asked.get("redirect_uri")).toMatch(/\/api\/auth\/google\/callback$/);
    expect(reply.headers["set-cookie"]?.[0]).toMatch(/; HttpOnly; SameSite=Lax/);
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  test("gives a ticket in the page's address that works once and is no session", async () => {
    const departure = await leaveForGoogle();
    const page = await comeBack(await chooseAccount(departure, googleAddress()), departure.cookie);
    const ticket = String(page.get("token"));
    expect(await meStatus(ticket)).toBe(401);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => call("POST", "/api/auth/session", { body: { ticket } })),
    );
    const opened = replies.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    for (const reply of opened) expect(await meStatus(tokenOf(reply))).toBe(200);
  });

  test("opens nothing in another browser, so it cannot sign a person in to another's account", async () => {
    const attacker = await leaveForGoogle();
    const victim = await leaveForGoogle();
    const answer = await chooseAccount(attacker, googleAddress());
    expect((await comeBack(answer, "")).get("error")).toBe(expired);
    expect((await comeBack(answer, victim.cookie)).get("error")).toBe(expired);
    const honest = await comeBack(answer, attacker.cookie);
    expect(honest.get("token")).toMatch(/^[\w-]{43}$/);
    expect((await comeBack(answer, attacker.cookie)).get("error")).toBe(expired);
  });

  test("reports a cancelled sign-in", async () => {
    const departure = await leaveForGoogle();
    const page = await comeBack(await cancelSignIn(departure.url), departure.cookie);
    expect(page.get("error")).toBe("The sign-in was cancelled.");
  });

  test("creates an account without a password, and login says so", async () => {
    const email = googleAddress();
    await signInWithGoogle(email);
    const reply = await call("POST", "/api/auth/login", { body: { email, password: "anything" } });
    expect(reply).toMatchObject({
      status: 403,
      body: {
        ...refusal(
          "created_with_google",
          "This account was created with Google. Please sign in with Google.",
        ),
        useGoogleAuth: true,
      },
    });
  });

  test("links to a verified account with the same address, which keeps its password", async () => {
    const person = newPerson();
    await signUp(person);
    await verify(person.email);
    const token = await signInWithGoogle(person.email);
    const me = await call("GET", "/api/auth/me", { token });
    expect(me.body).toMatchObject({ email: person.email, firstName: "Ada" });
    expect(await meStatus(await logIn(person))).toBe(200);
  });

  test("takes over a squatted address: the squatter's password, token and mailed tokens are void", async () => {
    const squatter = newPerson();
    const squattersToken = await signUp(squatter);
    const squattersLink = await verificationToken(squatter.email);
    const owner = await signInWithGoogle(squatter.email);
    const me = await call("GET", "/api/auth/me", { token: owner });
    expect(me.body).toMatchObject({ firstName: "Grace", isVerified: true });

    expect((await call("POST", "/api/auth/login", { body: squatter })).body).toMatchObject({
      useGoogleAuth: true,
    });
    const accept = { headers: { accept: "application/json" } };
    expect((await call("GET", `/api/auth/verify-email/${squattersLink}`, accept)).status).toBe(400);
    expect(await meStatus(squattersToken)).toBe(401);
    for (const proof of [{ password: squatter.password }, {}]) {
      const body = { email: squatter.email, ...proof };
      const removal = await call("DELETE", "/api/auth/admin/delete-user", { body, token: squattersToken });
      expect(removal.status).toBe(403);
    }
    expect(await meStatus(owner)).toBe(200);
  });

  test("refuses a made-up ticket", async () => {
    const reply = await call("POST", "/api/auth/session", { body: { ticket: "x".repeat(43) } });
    expect(reply).toMatchObject({ status: 401, body: refusal("unauthenticated") });
  });
});
