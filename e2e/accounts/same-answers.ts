import { beforeAll, describe, expect, test } from "vitest";
import { call, type Reply } from "./support/call.ts";
import { newPerson, type Person, signUp, verifiedPerson } from "./support/people.ts";
import { target } from "./support/target.ts";

/** The parts of an answer that a caller could compare: all but the time and the values that differ in every answer. */
function shape({ status, headers, text }: Reply): object {
  const names = Object.keys(headers).filter((name) => name !== "date");
  return { status, names, text: text.replace(/"(id|token|email)":"[^"]*"/g, '"$1":"..."') };
}

describe.skipIf(!target.sandboxUrl)("no answer reveals who has an account", () => {
  let known: Person;
  beforeAll(async () => {
    known = await verifiedPerson();
  });

  test.each([
    ["login", { password: "something else" }],
    ["signup", { firstName: "Eve", lastName: "Adams", password: "a passphrase of Eve" }],
    ["forgot-password", {}],
    ["resend-verification", {}],
  ])("%s answers alike for a known and an unknown address", async (action, body) => {
    const ask = (email: string) => call("POST", `/api/auth/${action}`, { body: { ...body, email } });
    const unknown = await ask(newPerson().email);
    expect(shape(await ask(known.email))).toEqual(shape(unknown));
  });

  test("logging in and deleting right after a sign-up reveal nothing either", async () => {
    const tries = async (email: string) => {
      const person = { ...newPerson(), email };
      const token = await signUp(person);
      const login = await call("POST", "/api/auth/login", { body: person });
      const body = { email };
      const removal = await call("DELETE", "/api/auth/admin/delete-user", { body, token });
      const answers = [login, removal].map(shape);
      return JSON.stringify(answers).replaceAll(email, "...");
    };
    const unknown = await tries(newPerson().email);
    expect(await tries((await verifiedPerson()).email)).toBe(unknown);
  });
});
