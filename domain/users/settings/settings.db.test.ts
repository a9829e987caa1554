import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, refusalMessage, refuse } from "#contract/refusals.ts";
import { signUp } from "#domain/users/registration/sign-up.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { exchangeTicket } from "#domain/users/sign-in/exchange-ticket.ts";
import { endOtherSessions, endSession, listSessions } from "#domain/users/sign-in/list-sessions.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { agreed, day_ms, minute_ms, userHarness } from "#testing/people/user-harness.ts";
import { setLanguageOffer, wholeOffer } from "#words/offered-languages.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";
import { changeName, keepLanguage, readSettings } from "./user-settings.ts";

const database = testDatabase();
const harness = await userHarness(database);
const opens = async (token: string) => !isRefusal(await authenticate(harness.deps, token));

/** A user who just signed in with Google and has no password. */
async function googleOnly() {
  const { id, email } = await harness.googleOnly();
  const ticket = await harness.ticket(id);
  return { id, email, token: agreed(await exchangeTicket(harness.deps, ticket)).token };
}

describe("a language that is not offered", () => {
  afterEach(() => setLanguageOffer(wholeOffer));

  test("stays with the user who has it, and cannot be taken by another", async () => {
    const [has, wants] = [await harness.verified(), await harness.verified()];
    agreed(await keepLanguage(harness.deps, has.id, "hi"));
    setLanguageOffer({ languages: ["en", "de"], defaultLanguage: "de" });
    agreed(await keepLanguage(harness.deps, has.id, "hi"));
    const refused = await keepLanguage(harness.deps, wants.id, "hi");
    expect(isRefusal(refused) && refusalMessage(refused).key).toBe(messages.languageNotOffered);
    const languageOf = async (id: string) =>
      (
        await database.query<{ language: string | null }>("SELECT language FROM users WHERE id = $1", [id])
      )[0];
    expect(await languageOf(has.id)).toEqual({ language: "hi" });
    expect(await languageOf(wants.id)).not.toEqual({ language: "hi" });
    agreed(await keepLanguage(harness.deps, has.id, "de"));
    expect(await languageOf(has.id)).toEqual({ language: "de" });
  });

  test("is not that of a new user, who gets the default", async () => {
    setLanguageOffer({ languages: ["de"], defaultLanguage: "de" });
    const { id } = await harness.verified();
    const rows = await database.query("SELECT language FROM users WHERE id = $1", [id]);
    expect(rows).toEqual([{ language: "de" }]);
  });
});

describe("changing the password", () => {
  test("needs the old one, ends every other session and every one-time token, and mails the owner", async () => {
    const person = await harness.verified();
    const [here, there] = [await harness.session(person), await harness.session(person)];
    await forgotPassword(harness.deps, person.email);
    const resetToken = await harness.tokenMailedTo(person.email);
    const to = { newPassword: "a new password" };
    for (const currentPassword of ["wrong", "", undefined]) {
      const refused = await changePassword(harness.deps, here, { ...to, currentPassword });
      expect(refused).toEqual(refuse("wrong_password"));
    }
    agreed(await changePassword(harness.deps, here, { ...to, currentPassword: person.password }));
    expect([await opens(here), await opens(there)]).toEqual([true, false]);
    expect(await resetPassword(harness.deps, resetToken, "another one")).toEqual(
      refuse("invalid_reset_link"),
    );
    expect(await logIn(harness.deps, person)).toEqual(refuse("invalid_credentials"));
    agreed(await logIn(harness.deps, { email: person.email, password: to.newPassword }));
    expect((await harness.mailsTo(person.email))[0]?.subject).toBe("Your password was changed");
  });

  test("twenty times at once with the old password succeeds once and leaves no other device logged in", async () => {
    const person = await harness.verified();
    const devices = await Promise.all(Array.from({ length: 20 }, () => harness.session(person)));
    const results = await Promise.all(
      devices.map((device, index) =>
        changePassword(harness.deps, device, {
          currentPassword: person.password,
          newPassword: `a new password ${index}`,
        }),
      ),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    const left = await harness.rows("SELECT 1 FROM session WHERE user_id = $1", [person.id]);
    expect(left).toHaveLength(1);
  });

  test("for the first time needs a fresh sign-in with Google", async () => {
    const person = await googleOnly();
    const to = { newPassword: "my first one" };
    harness.pass(11 * minute_ms);
    expect(await changePassword(harness.deps, person.token, to)).toEqual(refuse("sign_in_again"));
    const ticket = await harness.ticket(person.id);
    const { token } = agreed(await exchangeTicket(harness.deps, ticket));
    agreed(await changePassword(harness.deps, token, to));
    agreed(await logIn(harness.deps, { email: person.email, password: to.newPassword }));
    // From now on a change needs the old password, even after a fresh sign-in.
    expect(await changePassword(harness.deps, token, to)).toEqual(refuse("wrong_password"));
  });
});

test("a name is stored without control characters; an empty one is refused", async () => {
  const { id } = await harness.verified();
  const renamed = agreed(
    await changeName(harness.deps, id, { firstName: " Grace\u0000 ", lastName: "Hopper" }),
  );
  expect(renamed).toMatchObject({ firstName: "Grace", lastName: "Hopper" });
  const refused = await changeName(harness.deps, id, { firstName: "\u0007", lastName: "Hopper" });
  expect(refused).toEqual(refuse("invalid_request", { message: "Please enter both names" }));
});

describe("the list of sessions", () => {
  const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0";

  test("names the device and its last use, marks this session and contains no token", async () => {
    const person = await harness.verified();
    const { token } = agreed(
      await logIn({ ...harness.deps, origin: { ...harness.deps.origin, userAgent: firefox } }, person),
    );
    harness.pass(5 * minute_ms);
    const here = await harness.session(person);
    const listed = await listSessions(harness.deps, person.id, here);
    expect(listed).toMatchObject([
      { device: "Unknown browser", openedWith: "password", current: true },
      { device: "Firefox on Windows", openedWith: "password", current: false },
    ]);
    harness.pass(5 * minute_ms);
    expect(await opens(token)).toBe(true);
    const [newest] = await listSessions(harness.deps, person.id, here);
    expect(newest).toMatchObject({
      device: "Firefox on Windows",
      lastUsedAt: harness.deps.clock.now().toISOString(),
    });
    expect(JSON.stringify(newest)).not.toContain(token);
  });

  test("leaves out expired sessions", async () => {
    const person = await harness.verified();
    await harness.session(person);
    harness.pass(day_ms);
    const here = await harness.session(person);
    expect(await listSessions(harness.deps, person.id, here)).toHaveLength(1);
  });

  test("ends one of the user's own sessions, and none of another user", async () => {
    const [person, stranger] = [await harness.verified(), await harness.verified()];
    const token = await harness.session(person);
    const [session] = await listSessions(harness.deps, person.id, undefined);
    const id = session?.id ?? "";
    expect(await endSession(harness.deps, stranger.id, id)).toEqual(refuse("session_not_found"));
    expect(await endSession(harness.deps, person.id, randomUUID())).toEqual(refuse("session_not_found"));
    expect(await opens(token)).toBe(true);
    agreed(await endSession(harness.deps, person.id, id));
    expect(await opens(token)).toBe(false);
  });

  test("ends all other sessions", async () => {
    const [person, stranger] = [await harness.verified(), await harness.verified()];
    const tokens = [
      await harness.session(person),
      await harness.session(person),
      await harness.session(stranger),
    ];
    await endOtherSessions(harness.deps, person.id, tokens[0]);
    expect(await Promise.all(tokens.map(opens))).toEqual([true, false, true]);
  });
});

test("the settings show the user, the sign-in methods and a pending address", async () => {
  const [person, google] = [await harness.verified(), await googleOnly()];
  expect(await readSettings(harness.deps, await harness.session(person))).toMatchObject({
    user: { id: person.id, email: person.email },
    hasPassword: true,
    providers: [],
    pendingEmail: null,
    emailRefusesMail: false,
    twoStep: { on: false, recoveryCodesLeft: 0 },
  });
  expect(await readSettings(harness.deps, google.token)).toMatchObject({
    hasPassword: false,
    providers: ["Google"],
  });
});

test("a common password is refused at every form and changes nothing", async () => {
  const person = await harness.verified();
  const session = await harness.session(person);
  const name = { firstName: "Ada", lastName: "Lovelace" };
  const refused = refuse("password_too_common");
  const common = ["password", person.email.toUpperCase(), person.email.split("@")[0] ?? ""];
  for (const newPassword of common) {
    const request = { currentPassword: person.password, newPassword };
    expect(await changePassword(harness.deps, session, request)).toEqual(refused);
  }
  const email = `${randomUUID()}@example.com`;
  expect(await signUp(harness.deps, { ...name, email, password: "password" })).toEqual(refused);
  expect(await signUp(harness.deps, { ...name, email, password: email })).toEqual(refused);
  expect(await harness.mailsTo(email)).toEqual([]);

  await forgotPassword(harness.deps, person.email);
  const mailedToken = await harness.tokenMailedTo(person.email);
  for (const password of common) {
    expect(await resetPassword(harness.deps, mailedToken, password)).toEqual(refused);
  }
  agreed(await logIn(harness.deps, person));
  agreed(await resetPassword(harness.deps, mailedToken, "Password, but longer"));
});
