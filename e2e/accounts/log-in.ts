import { describe, expect, test } from "vitest";
import { call } from "./support/call.ts";
import { logIn, meStatus, newPerson, refusal, signUp, verifiedPerson, verify } from "./support/people.ts";
import { secret } from "./support/secrets.ts";
import { target } from "./support/target.ts";

const login = (body: object) => call("POST", "/api/auth/login", { body });

describe("logging in", () => {
  test.each([{}, { email: "ada@example.com" }, { password: "secret" }, { email: " ", password: "secret" }])(
    "without every field names the missing one: %j",
    async (body) => {
      expect(await login(body)).toMatchObject({
        status: 400,
        body: refusal("invalid_request", "Please fill in all fields"),
      });
    },
  );

  test("before the address is verified asks for that, but only with the right password", async () => {
    const person = newPerson();
    await signUp(person);
    expect(await login(person)).toMatchObject({
      status: 403,
      body: refusal(
        "email_not_verified",
        `Please verify your email before logging in. email: ${person.email}`,
      ),
    });
    expect(await login({ ...person, password: "something else" })).toMatchObject({
      status: 401,
      body: refusal("invalid_credentials", "Invalid email or password"),
    });
  });
});

describe.skipIf(!target.sandboxUrl)("logging in with a verified address", () => {
  test("answers with a session and its user", async () => {
    const person = await verifiedPerson();
    const reply = await login({ email: ` ${person.email.toUpperCase()} `, password: person.password });
    expect(reply).toMatchObject({
      status: 200,
      body: { user: { firstName: "Ada", lastName: "Lovelace", email: person.email, isVerified: true } },
    });
    const me = await call("GET", "/api/auth/me", { token: secret(String(reply.body.token)) });
    expect(me.body).toEqual(Object.assign({ currency: null }, reply.body.user));
    expect(JSON.stringify(me.body)).not.toMatch(/hash|password|token/i);
  });

  test("takes the password as typed: blanks, letter case, signs and length all count", async () => {
    const odd = { ...newPerson(), password: secret(`  ünïcödé 🔑 <b> ' " \\ % ${"x".repeat(80)} `) };
    await signUp(odd);

    await verify(odd.email);
    expect((await login({ ...odd, password: odd.password.trim() })).status).toBe(401);
    expect((await login({ ...odd, password: odd.password.toUpperCase() })).status).toBe(401);
    expect((await login({ ...odd, password: odd.password.slice(0, 72) })).status).toBe(401);
    expect(await meStatus(await logIn(odd))).toBe(200);
  });
});
