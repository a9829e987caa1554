import { beforeEach, expect, test } from "vitest";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { refuse } from "#contract/refusals.ts";
import type { Audience, UserEvent } from "#domain/user-events.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { agreed, type UserHarness, userHarness } from "#testing/people/user-harness.ts";
import { allowCountries } from "./allow-countries.ts";
import { readSettings } from "./user-settings.ts";

const database = testDatabase();
const published: { audience: Audience; event: UserEvent }[] = [];
let person: Awaited<ReturnType<UserHarness["verified"]>>;
let token: string;
const harness = await userHarness(database, {
  publish: (audience, event) => published.push({ audience, event }),
});
beforeEach(async () => {
  person = await harness.verified();
  token = await harness.session(person);
  published.length = 0;
});

const allow = (countries: string[] | null, password?: string) =>
  allowCountries(harness.deps, token, { countries, password });
const allowed = async () => agreed(await readSettings(harness.deps, token)).allowedCountries;
const saved = { message: settingsMessages.countriesSaved };

test("a user may call all countries until some are chosen, each is kept once, and other pages are informed", async () => {
  expect(await allowed()).toBeNull();
  expect(await allow(["GB", "DE", "GB"])).toEqual(saved);
  expect(await allowed()).toEqual(["DE", "GB"]);
  expect(published).toEqual([{ audience: { userId: person.id }, event: { type: "settings" } }]);
});

test("fewer countries need no proof, and more need the owner's", async () => {
  await allow(["DE", "FR", "GB"]);
  expect(await allow(["DE", "GB"])).toEqual(saved);
  for (const more of [["DE", "GB", "US"], ["FR"], null]) {
    expect(await allow(more)).toEqual(refuse("sign_in_again"));
    expect(await allow(more, "wrong")).toEqual(refuse("wrong_password"));
  }
  expect(await allowed()).toEqual(["DE", "GB"]);
  expect(await allow(["US"], person.password)).toEqual(saved);
  expect(await allow(null, person.password)).toEqual(saved);
  expect(await allowed()).toBeNull();
});

test("a wrong password is refused also where none is needed", async () => {
  expect(await allow(["GB"], "wrong")).toEqual(refuse("wrong_password"));
  expect(await allowed()).toBeNull();
});

test("a change that was no widening when it was read is judged again under the lock", async () => {
  const { connection } = harness.deps;
  // Another tab narrows the countries between this request's reading and its lock.
  const racing: typeof connection = async (work) => {
    const result = await connection(work);
    if (result === null) await allow(["GB"]);
    return result;
  };
  const request = { countries: ["GB", "TV"], password: undefined };
  expect(await allowCountries({ ...harness.deps, connection: racing }, token, request)).toEqual(
    refuse("sign_in_again"),
  );
  expect(await allowed()).toEqual(["GB"]);
});
