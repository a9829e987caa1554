import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { signUp } from "#domain/users/registration/sign-up.ts";
import { verifyEmail } from "#domain/users/registration/verify-email.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { agreed, hour_ms, minute_ms, userHarness } from "#testing/people/user-harness.ts";
import { askForEmail, confirmEmail, keepEmail } from "./change-email.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";
import { readSettings } from "./user-settings.ts";

const database = testDatabase();
const harness = await userHarness(database);
const mayMail = async () => true;
const newAddress = () => `New-${randomUUID()}@Example.com`;

async function loggedIn() {
  const person = await harness.verified();
  return { ...person, session: await harness.session(person) };
}
type LoggedIn = Awaited<ReturnType<typeof loggedIn>>;
const ask = ({ session, password }: LoggedIn, email: string) =>
  askForEmail(harness.deps, session, { email, password }, mayMail);
const waitingFor = async ({ session }: LoggedIn) =>
  agreed(await readSettings(harness.deps, session)).pendingEmail;

test("an address changes once its mailed link is followed, and the old address gets a mail", async () => {
  const person = await loggedIn();
  const email = newAddress();
  agreed(await ask(person, email));
  expect(await waitingFor(person)).toBe(email);
  agreed(await logIn(harness.deps, person));
  expect(await logIn(harness.deps, { ...person, email })).toEqual(refuse("invalid_credentials"));

  const mailedToken = await harness.tokenMailedTo(email);
  agreed(await confirmEmail(harness.deps, mailedToken));
  expect(await logIn(harness.deps, person)).toEqual(refuse("invalid_credentials"));
  expect(agreed(await logIn(harness.deps, { ...person, email: email.toLowerCase() })).user.email).toBe(email);
  expect(await waitingFor(person)).toBeNull();
  expect((await harness.mailsTo(person.email))[0]?.subject).toBe("Your email address was changed");
  expect(await confirmEmail(harness.deps, mailedToken)).toEqual(refuse("invalid_email_link"));
});

test("a new address is not marked because the old one refused mail", async () => {
  const person = await loggedIn();
  await harness.rows("UPDATE users SET mail_refused_at = now() WHERE id = $1", [person.id]);
  const refuses = async () => agreed(await readSettings(harness.deps, person.session)).emailRefusesMail;
  expect(await refuses()).toBe(true);
  const email = newAddress();
  agreed(await ask(person, email));
  expect(await refuses()).toBe(true);
  agreed(await confirmEmail(harness.deps, await harness.tokenMailedTo(email)));
  expect(await refuses()).toBe(false);
});

test("the password is needed, or a fresh sign-in with Google", async () => {
  const person = await loggedIn();
  const email = newAddress();
  expect(await askForEmail(harness.deps, person.session, { email, password: "wrong" }, mayMail)).toEqual(
    refuse("wrong_password"),
  );
  expect(await askForEmail(harness.deps, person.session, { email }, mayMail)).toEqual(
    refuse("sign_in_again"),
  );
  await harness.rows("UPDATE session SET opened_with = 'openid:Google' WHERE user_id = $1", [person.id]);
  agreed(await askForEmail(harness.deps, person.session, { email }, mayMail));
  harness.pass(11 * 60_000);
  expect(await askForEmail(harness.deps, person.session, { email }, mayMail)).toEqual(
    refuse("sign_in_again"),
  );
});

test("one's own address is refused in any letter case", async () => {
  const person = await loggedIn();
  expect(await ask(person, ` ${person.email.toUpperCase()} `)).toEqual(refuse("same_email"));
});

describe("a taken address", () => {
  test("gets the same answer as a free one; its owner gets a mail without a link to follow", async () => {
    const [person, owner] = [await loggedIn(), await harness.verified()];
    const free = await ask(person, newAddress());
    expect(await ask(person, owner.email)).toEqual(free);
    expect(await waitingFor(person)).toBe(owner.email);
    const mail = (await harness.mailsTo(owner.email))[0];
    expect(mail?.subject).toBe("You already have an account");
    expect(mail?.text).not.toContain("confirm-email");
  });

  test("that only has registrations goes to the user who proves it, and voids them", async () => {
    const person = await loggedIn();
    const squatter = await harness.unverified("squatted it");
    const squattersLink = await harness.tokenMailedTo(squatter.email);
    agreed(await ask(person, squatter.email));
    harness.pass(minute_ms);
    agreed(await confirmEmail(harness.deps, await harness.tokenMailedTo(squatter.email)));
    expect(await verifyEmail(harness.deps, squattersLink)).toEqual(refuse("invalid_link"));
    expect(await logIn(harness.deps, squatter)).toEqual(refuse("invalid_credentials"));
    agreed(await logIn(harness.deps, { email: squatter.email, password: person.password }));
  });

  test("that was verified while the link was on its way stays with its owner", async () => {
    const person = await loggedIn();
    const email = newAddress();
    agreed(await ask(person, email));
    const mailedToken = await harness.tokenMailedTo(email);
    agreed(
      await signUp(harness.deps, { firstName: "Eve", lastName: "Else", email, password: "her own one" }),
    );
    agreed(await verifyEmail(harness.deps, await harness.tokenMailedTo(email)));
    expect(await confirmEmail(harness.deps, mailedToken)).toEqual(refuse("invalid_email_link"));
    agreed(await logIn(harness.deps, person));
    agreed(await logIn(harness.deps, { email, password: "her own one" }));
  });
});

describe("races", () => {
  test("twenty concurrent requests with one token change the address once", async () => {
    const person = await loggedIn();
    const email = newAddress();
    agreed(await ask(person, email));
    const mailedToken = await harness.tokenMailedTo(email);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => confirmEmail(harness.deps, mailedToken)),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    expect((await harness.mailsTo(person.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(["Your email address was changed"]),
    );
  });

  test("of ten users who asked for one address, one gets it and the others keep theirs", async () => {
    const email = newAddress();
    const people = await Promise.all(Array.from({ length: 10 }, () => loggedIn()));
    for (const person of people) agreed(await ask(person, email));
    const mailedTokens = (await harness.mailsTo(email)).map(
      ({ text }) => /confirm-email\/(\S+)/.exec(text)?.[1] ?? "",
    );
    expect(mailedTokens).toHaveLength(10);
    const results = await Promise.all(
      mailedTokens.map((mailedToken) => confirmEmail(harness.deps, mailedToken)),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    const holders = await harness.rows("SELECT 1 FROM users WHERE email_key = $1", [email.toLowerCase()]);
    expect(holders).toHaveLength(1);
  });
});

describe("the one-time token of a new address ends", () => {
  test("after an hour", async () => {
    const person = await loggedIn();
    const email = newAddress();
    agreed(await ask(person, email));
    harness.pass(hour_ms);
    expect(await confirmEmail(harness.deps, await harness.tokenMailedTo(email))).toEqual(
      refuse("invalid_email_link"),
    );
  });

  test("with the next one, and when the change is cancelled", async () => {
    const person = await loggedIn();
    const [first, second] = [newAddress(), newAddress()];
    agreed(await ask(person, first));
    agreed(await ask(person, second));
    expect(await waitingFor(person)).toBe(second);
    await keepEmail(harness.deps, person.id);
    expect(await waitingFor(person)).toBeNull();
    for (const email of [first, second]) {
      const result = await confirmEmail(harness.deps, await harness.tokenMailedTo(email));
      expect(result).toEqual(refuse("invalid_email_link"));
    }
  });
});

test("a reset token mailed to the old address does not survive the change", async () => {
  const person = await loggedIn();
  const email = newAddress();
  agreed(await ask(person, email));
  await forgotPassword(harness.deps, person.email);
  const resetToken = await harness.tokenMailedTo(person.email);
  agreed(await confirmEmail(harness.deps, await harness.tokenMailedTo(email)));
  expect(await resetPassword(harness.deps, resetToken, "a new password")).toEqual(
    refuse("invalid_reset_link"),
  );
});

test("an address that our mail server cannot reach is refused, and no mail is sent", async () => {
  const person = await loggedIn();
  const email = `почта-${randomUUID()}@example.com`;
  const deps = { ...harness.deps, mail: { speaksSmtpUtf8: async () => false } };
  const { session, password } = person;
  expect(await askForEmail(deps, session, { email, password }, mayMail)).toEqual(
    refuse("email_not_reachable"),
  );
  expect(await waitingFor(person)).toBeNull();
  expect(await harness.mailsTo(email)).toEqual([]);
});

test("an address is the user's own also by the letters of its host", async () => {
  const person = await loggedIn();
  const email = `${randomUUID()}@xn--80a1acny.xn--p1ai`;
  agreed(await ask(person, email));
  agreed(await confirmEmail(harness.deps, await harness.tokenMailedTo(email)));
  expect(await ask(person, email.replace("xn--80a1acny.xn--p1ai", "почта.рф"))).toEqual(refuse("same_email"));
});
