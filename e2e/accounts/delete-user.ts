import { describe, expect, test } from "vitest";
import { call } from "./support/call.ts";
import {
  logIn,
  meStatus,
  newPerson,
  refusal,
  signUp,
  verificationToken,
  verifiedPerson,
} from "./support/people.ts";
import { protectedAddress, target } from "./support/target.ts";

const remove = (body: object, token?: string) =>
  call("DELETE", "/api/auth/admin/delete-user", { body, token });
const refused = {
  status: 403,
  body: refusal("account_not_deletable", "Failed to delete account. Please try again."),
};
const deleted = { status: 200, body: { message: "Account deleted successfully." } };

describe("deleting an account that was never verified", () => {
  test("takes the token of its own sign-up, and voids its mailed token", async () => {
    const person = newPerson();
    const token = await signUp(person);
    expect(await remove({ email: person.email }, token)).toMatchObject(deleted);
    expect((await call("POST", "/api/auth/login", { body: person })).status).toBe(401);
    expect(await remove({ email: person.email }, token)).toMatchObject(refused);
    if (!target.sandboxUrl) return;
    const link = `/api/auth/verify-email/${await verificationToken(person.email)}`;
    expect((await call("GET", link, { headers: { accept: "application/json" } })).status).toBe(400);
  });

  test("takes its password", async () => {
    const person = newPerson();
    await signUp(person);
    expect(await remove(person)).toMatchObject(deleted);
  });

  test("takes nothing else: no proof, another's token, a wrong password", async () => {
    const person = newPerson();
    const own = await signUp(person);
    const others = await signUp(newPerson());
    const { email } = person;
    expect(await remove({ email })).toMatchObject({ status: 401, body: refusal("unauthenticated") });
    expect(await remove({ email }, others)).toMatchObject(refused);
    expect(await remove({ email }, "x".repeat(43))).toMatchObject(refused);
    expect(await remove({ email, password: "something else" })).toMatchObject(refused);
    expect((await remove({ email: "" }, own)).body).toMatchObject({ message: "Email address is required" });
    expect(await remove({ email }, own)).toMatchObject(deleted);
  });

  test("answers for an unknown address as for a wrong proof", async () => {
    const { email } = newPerson();
    const unknown = await remove({ email, password: "something" });
    expect(unknown).toMatchObject(refused);
    const known = newPerson();
    await signUp(known);
    expect((await remove({ email: known.email, password: "something" })).text).toBe(unknown.text);
  });
});

describe.skipIf(!target.sandboxUrl)("a verified account", () => {
  test("cannot be deleted this way by any caller", async () => {
    const person = await verifiedPerson();
    const session = await logIn(person);
    expect(await remove(person)).toMatchObject(refused);
    expect(await remove({ email: person.email }, session)).toMatchObject(refused);
    expect(await meStatus(session)).toBe(200);
  });
});

describe.skipIf(!target.own)("a protected address", () => {
  test.each([protectedAddress, protectedAddress.toUpperCase(), ` ${protectedAddress} `])(
    "cannot be deleted with any proof: %j",
    async (email) => {
      const password = "a passphrase of the operator";
      const signup = await call("POST", "/api/auth/signup", { body: { ...newPerson(), email, password } });
      const message = "This account cannot be deleted";
      const token = String(signup.body.token);
      expect(await remove({ email, password }, token)).toMatchObject({
        status: 403,
        body: refusal("account_protected", message),
      });
      expect(await remove({ email })).toMatchObject({ status: 403, body: { message } });
    },
  );
});
