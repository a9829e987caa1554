import { afterAll, expect, test } from "vitest";
import { sessionHeader } from "#contract/constants.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { newPerson, routesApp } from "#testing/http/user-app.ts";
import { userHarness } from "#testing/people/user-harness.ts";
import { personalDataRoutes } from "./personal-data-routes.ts";
import { settingsRoutes } from "./users/settings-routes.ts";
import { userRoutes } from "./users/user-routes.ts";

const database = testDatabase();
const harness = await userHarness(database);
const app = await routesApp(database, harness.deps, (mount, deps) => {
  const withBalance = { ...deps, balance: async () => ({ posted_mc: 0 }) };
  userRoutes(mount, deps);
  settingsRoutes(mount, withBalance);
  personalDataRoutes(mount, { ...withBalance, endPayments: async () => undefined });
});
afterAll(() => app.close());

async function call(
  method: "GET" | "POST" | "DELETE",
  url: string,
  language: string,
  body?: object,
  token = "",
) {
  const headers = { "accept-language": language, ...(token && { [sessionHeader]: token }) };
  const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) });
  return { status: reply.statusCode, body: reply.json() };
}

/** A person who registered, followed the mailed link and logged in, with the pages of one language. */
async function registered(language: string) {
  const person = newPerson();
  await call("POST", "/api/auth/signup", language, person);
  const token = await harness.tokenMailedTo(person.email);
  const headers = { "accept-language": language, accept: "application/json" };
  await app.inject({ url: `/api/auth/verify-email/${token}`, headers });
  return { ...person, ...(await logIn(person, language)) };
}

async function logIn(person: { email: string; password: string }, language: string) {
  const { body } = await call("POST", "/api/auth/login", language, person);
  return { token: String(body.token), user: body.user };
}

const subjectsTo = async (email: string) => (await harness.mailsTo(email)).map(({ subject }) => subject);

test("a registration in German gets a German mail, and the user keeps the language", async () => {
  const person = await registered("de-AT,de;q=0.9");
  expect(await subjectsTo(person.email)).toEqual(["Bestätigen Sie Ihre E-Mail-Adresse"]);
  expect(person.user).toMatchObject({ language: "de" });
});

test("a language chosen on one device counts on the other, in mails and in the downloaded data", async () => {
  const first = await registered("de");
  const second = await logIn(first, "fr");
  expect(await call("POST", "/api/account/language", "de", { language: "ar" }, first.token)).toMatchObject({
    status: 200,
    body: { message: "Ihre Sprache wurde gespeichert." },
  });
  expect((await call("GET", "/api/auth/me", "fr", undefined, second.token)).body.language).toBe("ar");
  const data = await call("GET", "/api/account/data", "fr", undefined, second.token);
  expect(data.body.profile.language).toBe("ar");

  await call("POST", "/api/auth/forgot-password", "es", { email: first.email });
  expect((await subjectsTo(first.email))[0]).toBe("إعادة تعيين كلمة المرور");
});

test("a mail about another user's wish is in its reader's language", async () => {
  const owner = await registered("hi");
  await call("POST", "/api/auth/signup", "de", { ...newPerson(), email: owner.email });
  expect((await subjectsTo(owner.email))[0]).toBe("आपका पहले से एक खाता है");
});

test("a language that we do not speak is refused, and nothing changes", async () => {
  const { token } = await registered("pt");
  expect(await call("POST", "/api/account/language", "pt", { language: "sv" }, token)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_request" }, message: "A solicitação não é válida." },
  });
  expect((await call("GET", "/api/auth/me", "pt", undefined, token)).body.language).toBe("pt");
});
