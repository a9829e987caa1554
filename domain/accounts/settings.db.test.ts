import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { changeName, readSettings } from "./account-settings.ts";
import { authenticate } from "./authenticate.ts";
import { changePassword } from "./change-password.ts";
import { exchangeTicket } from "./exchange-ticket.ts";
import { issueLink } from "./issue-link.ts";
import { endOtherSessions, endSession, listSessions } from "./list-sessions.ts";
import { logIn } from "./log-in.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";
import { signUp } from "./sign-up.ts";
import { type AccountWorld, accountWorld, agreed, day_ms, minute_ms } from "./testing/account-world.ts";

const database = testDatabase();
let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld(database);
});
const opens = async (token: string) => !isRefusal(await authenticate(world.deps, token));

/** Somebody who came with Google and has no password, just signed in. */
async function googleOnly() {
  const { id, email } = await world.verified();
  await world.rows("UPDATE users SET password_hash = NULL, google_sub = $1 WHERE id = $1::uuid", [id]);
  const ticket = await world.deps.transaction(({ links }) =>
    issueLink(world.deps, links, id, "google_ticket"),
  );
  return { id, email, token: agreed(await exchangeTicket(world.deps, ticket)).token };
}

describe("changing the password", () => {
  test("needs the old one; ends every other session and every link, and is told by mail", async () => {
    const person = await world.verified();
    const [here, there] = [await world.session(person), await world.session(person)];
    await forgotPassword(world.deps, person.email);
    const resetLink = await world.tokenMailedTo(person.email);
    const to = { newPassword: "a new password" };
    for (const currentPassword of ["wrong", "", undefined]) {
      const refused = await changePassword(world.deps, here, { ...to, currentPassword });
      expect(refused).toEqual(refuse("wrong_password"));
    }
    agreed(await changePassword(world.deps, here, { ...to, currentPassword: person.password }));
    expect([await opens(here), await opens(there)]).toEqual([true, false]);
    expect(await resetPassword(world.deps, resetLink, "another one")).toEqual(refuse("invalid_reset_link"));
    expect(await logIn(world.deps, person)).toEqual(refuse("invalid_credentials"));
    agreed(await logIn(world.deps, { email: person.email, password: to.newPassword }));
    expect((await world.mailsTo(person.email))[0]?.subject).toBe("Your password was changed");
  });

  test("of twenty at once with the old password, one counts and no other device stays", async () => {
    const person = await world.verified();
    const devices = await Promise.all(Array.from({ length: 20 }, () => world.session(person)));
    const results = await Promise.all(
      devices.map((device, index) =>
        changePassword(world.deps, device, {
          currentPassword: person.password,
          newPassword: `a new password ${index}`,
        }),
      ),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    const left = await world.rows("SELECT 1 FROM session WHERE user_id = $1", [person.id]);
    expect(left).toHaveLength(1);
  });

  test("a first one needs a fresh sign-in with Google", async () => {
    const person = await googleOnly();
    const to = { newPassword: "my first one" };
    world.pass(11 * minute_ms);
    expect(await changePassword(world.deps, person.token, to)).toEqual(refuse("sign_in_again"));
    const ticket = await world.deps.transaction(({ links }) =>
      issueLink(world.deps, links, person.id, "google_ticket"),
    );
    const { token } = agreed(await exchangeTicket(world.deps, ticket));
    agreed(await changePassword(world.deps, token, to));
    agreed(await logIn(world.deps, { email: person.email, password: to.newPassword }));
    // From now on the old one is needed, however fresh the sign-in.
    expect(await changePassword(world.deps, token, to)).toEqual(refuse("wrong_password"));
  });
});

test("a name is changed, without what cannot be shown; one of nothing is refused", async () => {
  const { id } = await world.verified();
  const renamed = agreed(
    await changeName(world.deps, id, { firstName: " Grace\u0000 ", lastName: "Hopper" }),
  );
  expect(renamed).toMatchObject({ firstName: "Grace", lastName: "Hopper" });
  const refused = await changeName(world.deps, id, { firstName: "\u0007", lastName: "Hopper" });
  expect(refused).toEqual(refuse("invalid_request", { message: "Please enter both names" }));
});

describe("the list of sessions", () => {
  const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0";

  test("names the device and when it was used; this one is marked and no token is in it", async () => {
    const person = await world.verified();
    const { token } = agreed(await logIn(world.deps, { ...person, userAgent: firefox }));
    world.pass(5 * minute_ms);
    const here = await world.session(person);
    const listed = await listSessions(world.deps, person.id, here);
    expect(listed).toMatchObject([
      { device: "Unknown browser", openedWith: "password", current: true },
      { device: "Firefox on Windows", openedWith: "password", current: false },
    ]);
    world.pass(5 * minute_ms);
    expect(await opens(token)).toBe(true);
    const [newest] = await listSessions(world.deps, person.id, here);
    expect(newest).toMatchObject({
      device: "Firefox on Windows",
      lastUsedAt: world.deps.clock.now().toISOString(),
    });
    expect(JSON.stringify(newest)).not.toContain(token);
  });

  test("leaves out those that have ended by themselves", async () => {
    const person = await world.verified();
    await world.session(person);
    world.pass(day_ms);
    const here = await world.session(person);
    expect(await listSessions(world.deps, person.id, here)).toHaveLength(1);
  });

  test("ends one of one's own, and nobody else's", async () => {
    const [person, stranger] = [await world.verified(), await world.verified()];
    const token = await world.session(person);
    const [session] = await listSessions(world.deps, person.id, undefined);
    const id = session?.id ?? "";
    expect(await endSession(world.deps, stranger.id, id)).toEqual(refuse("session_not_found"));
    expect(await endSession(world.deps, person.id, randomUUID())).toEqual(refuse("session_not_found"));
    expect(await opens(token)).toBe(true);
    agreed(await endSession(world.deps, person.id, id));
    expect(await opens(token)).toBe(false);
  });

  test("ends all the others", async () => {
    const [person, stranger] = [await world.verified(), await world.verified()];
    const tokens = [await world.session(person), await world.session(person), await world.session(stranger)];
    await endOtherSessions(world.deps, person.id, tokens[0]);
    expect(await Promise.all(tokens.map(opens))).toEqual([true, false, true]);
  });
});

test("the settings tell what there is", async () => {
  const [person, google] = [await world.verified(), await googleOnly()];
  expect(await readSettings(world.deps, await world.session(person))).toMatchObject({
    user: { id: person.id, email: person.email },
    hasPassword: true,
    hasGoogle: false,
    pendingEmail: null,
    twoStep: { on: false, recoveryCodesLeft: 0 },
  });
  expect(await readSettings(world.deps, google.token)).toMatchObject({ hasPassword: false, hasGoogle: true });
});

test("a password that everybody guesses is refused wherever one is chosen, and changes nothing", async () => {
  const person = await world.verified();
  const session = await world.session(person);
  const name = { firstName: "Ada", lastName: "Lovelace" };
  const refused = refuse("password_too_common");
  for (const newPassword of ["password", person.email.toUpperCase(), person.email.split("@")[0] ?? ""]) {
    const request = { currentPassword: person.password, newPassword };
    expect(await changePassword(world.deps, session, request)).toEqual(refused);
  }
  const email = `${randomUUID()}@example.com`;
  expect(await signUp(world.deps, { ...name, email, password: "password" })).toEqual(refused);
  expect(await signUp(world.deps, { ...name, email, password: email })).toEqual(refused);
  expect(await world.mailsTo(email)).toEqual([]);

  await forgotPassword(world.deps, person.email);
  const link = await world.tokenMailedTo(person.email);
  expect(await resetPassword(world.deps, link, "password")).toEqual(refused);
  agreed(await logIn(world.deps, person));
  agreed(await resetPassword(world.deps, link, "Password, but longer"));
});
