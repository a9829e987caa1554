import { describe, expect, test } from "vitest";
import { cancelSignIn } from "#sandbox/openid/testing/visitor.ts";
import { call } from "./support/call.ts";
import {
  arriveFromGoogle,
  chooseAccount,
  comeBack,
  exchange,
  googleAddress,
  leaveForGoogle,
  signInWithGoogle,
} from "./support/google.ts";
import { meStatus, refusal, tokenOf } from "./support/people.ts";
import { secret } from "./support/secrets.ts";
import { target } from "./support/target.ts";

const expired = "openid_sign_in_expired";

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
    const arrival = await arriveFromGoogle(googleAddress());
    expect(await meStatus(arrival.ticket)).toBe(401);
    const replies = await Promise.all(Array.from({ length: 10 }, () => exchange(arrival)));
    const opened = replies.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    for (const reply of opened) expect(await meStatus(tokenOf(reply))).toBe(200);
  });

  test("binds the ticket to its browser by a cookie that no script can read", async () => {
    const departure = await leaveForGoogle();
    const answer = await chooseAccount(departure, googleAddress());
    const reply = await call("GET", answer.pathname + answer.search, {
      headers: { cookie: departure.cookie },
    });
    const ticket = new URL(String(reply.headers.location), target.url).searchParams.get("token");
    secret(String(ticket));
    expect(reply.headers["set-cookie"]?.[1]).toMatch(/; HttpOnly; SameSite=Strict/);
  });

  test("with an attacker's ticket opens nothing in the victim's browser, with or without a ticket of its own", async () => {
    const attackers = await arriveFromGoogle(googleAddress());
    const victims = await arriveFromGoogle(googleAddress());
    for (const cookie of ["", victims.cookie]) {
      expect(await exchange({ ticket: attackers.ticket, cookie })).toMatchObject({
        status: 401,
        body: refusal("unauthenticated"),
      });
    }
    expect((await exchange(victims)).status).toBe(200);
  });

  test("never replaces the session of another user", async () => {
    const victim = await signInWithGoogle(googleAddress());
    const [email, other] = [googleAddress(), googleAddress()];
    const attackers = await arriveFromGoogle(other);
    expect(await exchange(attackers, victim)).toMatchObject({
      status: 409,
      body: refusal("other_user_logged_in"),
    });
    expect(await meStatus(victim)).toBe(200);
    // Signing in again as the same user is the proof for sensitive settings.
    const own = await signInWithGoogle(email);
    expect((await exchange(await arriveFromGoogle(email), own)).status).toBe(200);
  });

  test("opens nothing in another browser, so it cannot sign a person in to another's account", async () => {
    const attacker = await leaveForGoogle();
    const victim = await leaveForGoogle();
    const answer = await chooseAccount(attacker, googleAddress());
    expect((await comeBack(answer, "")).error).toBe(expired);
    expect((await comeBack(answer, victim.cookie)).error).toBe(expired);
    const honest = await comeBack(answer, attacker.cookie);
    expect(honest.ticket).toMatch(/^[\w-]{43}$/);
    expect((await comeBack(answer, attacker.cookie)).error).toBe(expired);
  });

  test("reports a cancelled sign-in", async () => {
    const departure = await leaveForGoogle();
    const page = await comeBack(await cancelSignIn(departure.url), departure.cookie);
    expect(page.error).toBe("openid_cancelled");
  });

  test("creates an account without a password, and login says so", async () => {
    const email = googleAddress();
    await signInWithGoogle(email);
    const reply = await call("POST", "/api/auth/login", { body: { email, password: "anything" } });
    expect(reply).toMatchObject({
      status: 403,
      body: {
        ...refusal(
          "created_with_provider",
          "This account was created with Google. Please sign in with Google.",
        ),
        useGoogleAuth: true,
      },
    });
  });

  test("refuses a made-up ticket", async () => {
    const reply = await exchange({ ticket: "x".repeat(43), cookie: "" });
    expect(reply).toMatchObject({ status: 401, body: refusal("unauthenticated") });
  });
});
