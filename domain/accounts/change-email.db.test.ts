import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { readSettings } from "./account-settings.ts";
import { askForEmail, confirmEmail, keepEmail } from "./change-email.ts";
import { logIn } from "./log-in.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";
import { signUp } from "./sign-up.ts";
import { type AccountWorld, accountWorld, agreed, hour_ms } from "./testing/account-world.ts";
import { verifyEmail } from "./verify-email.ts";

const database = testDatabase();
let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld(database);
});
const newAddress = () => `New-${randomUUID()}@Example.com`;

async function loggedIn() {
  const person = await world.verified();
  return { ...person, session: await world.session(person) };
}
type LoggedIn = Awaited<ReturnType<typeof loggedIn>>;
const ask = ({ session, password }: LoggedIn, email: string) =>
  askForEmail(world.deps, session, { email, password });
const waitingFor = async ({ session }: LoggedIn) =>
  agreed(await readSettings(world.deps, session)).pendingEmail;

test("an address counts once the link mailed to it is followed, and the old one is told", async () => {
  const person = await loggedIn();
  const email = newAddress();
  agreed(await ask(person, email));
  expect(await waitingFor(person)).toBe(email);
  agreed(await logIn(world.deps, person));
  expect(await logIn(world.deps, { ...person, email })).toEqual(refuse("invalid_credentials"));

  const link = await world.tokenMailedTo(email);
  agreed(await confirmEmail(world.deps, link));
  expect(await logIn(world.deps, person)).toEqual(refuse("invalid_credentials"));
  expect(agreed(await logIn(world.deps, { ...person, email: email.toLowerCase() })).user.email).toBe(email);
  expect(await waitingFor(person)).toBeNull();
  expect((await world.mailsTo(person.email))[0]?.subject).toBe("Your email address was changed");
  expect(await confirmEmail(world.deps, link)).toEqual(refuse("invalid_email_link"));
});

test("the password is needed, or a fresh sign-in with Google", async () => {
  const person = await loggedIn();
  const email = newAddress();
  expect(await askForEmail(world.deps, person.session, { email, password: "wrong" })).toEqual(
    refuse("wrong_password"),
  );
  expect(await askForEmail(world.deps, person.session, { email })).toEqual(refuse("sign_in_again"));
  await world.rows("UPDATE session SET opened_with = 'google' WHERE user_id = $1", [person.id]);
  agreed(await askForEmail(world.deps, person.session, { email }));
  world.pass(11 * 60_000);
  expect(await askForEmail(world.deps, person.session, { email })).toEqual(refuse("sign_in_again"));
});

test("one's own address is none to change to, however it is written", async () => {
  const person = await loggedIn();
  expect(await ask(person, ` ${person.email.toUpperCase()} `)).toEqual(refuse("same_email"));
});

describe("a taken address", () => {
  test("is answered like a free one; its owner gets a mail without a link to follow", async () => {
    const [person, owner] = [await loggedIn(), await world.verified()];
    const free = await ask(person, newAddress());
    expect(await ask(person, owner.email)).toEqual(free);
    expect(await waitingFor(person)).toBe(owner.email);
    const mail = (await world.mailsTo(owner.email))[0];
    expect(mail?.subject).toBe("You already have an account");
    expect(mail?.text).not.toContain("confirm-email");
  });

  test("that was never proven gives way to the one who proves it", async () => {
    const person = await loggedIn();
    const squatter = await world.unverified("squatted it");
    agreed(await ask(person, squatter.email));
    agreed(await confirmEmail(world.deps, await world.tokenMailedTo(squatter.email)));
    expect(await logIn(world.deps, squatter)).toEqual(refuse("invalid_credentials"));
    agreed(await logIn(world.deps, { email: squatter.email, password: person.password }));
  });

  test("and proven while the link was on its way stays with its owner", async () => {
    const person = await loggedIn();
    const email = newAddress();
    agreed(await ask(person, email));
    const link = await world.tokenMailedTo(email);
    agreed(await signUp(world.deps, { firstName: "Eve", lastName: "Else", email, password: "her own one" }));
    agreed(await verifyEmail(world.deps, await world.tokenMailedTo(email)));
    expect(await confirmEmail(world.deps, link)).toEqual(refuse("invalid_email_link"));
    agreed(await logIn(world.deps, person));
    agreed(await logIn(world.deps, { email, password: "her own one" }));
  });
});

describe("races", () => {
  test("of twenty who follow one link at once, one changes the address", async () => {
    const person = await loggedIn();
    const email = newAddress();
    agreed(await ask(person, email));
    const link = await world.tokenMailedTo(email);
    const results = await Promise.all(Array.from({ length: 20 }, () => confirmEmail(world.deps, link)));
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    expect((await world.mailsTo(person.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(["Your email address was changed"]),
    );
  });

  test("of ten people who asked for one address, one gets it and the others keep theirs", async () => {
    const email = newAddress();
    const people = await Promise.all(Array.from({ length: 10 }, () => loggedIn()));
    for (const person of people) agreed(await ask(person, email));
    const links = (await world.mailsTo(email)).map(
      ({ text }) => /confirm-email\/(\S+)/.exec(text)?.[1] ?? "",
    );
    expect(links).toHaveLength(10);
    const results = await Promise.all(links.map((link) => confirmEmail(world.deps, link)));
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    const holders = await world.rows("SELECT 1 FROM users WHERE email_key = $1", [email.toLowerCase()]);
    expect(holders).toHaveLength(1);
  });
});

describe("a link to a new address ends", () => {
  test("after an hour", async () => {
    const person = await loggedIn();
    const email = newAddress();
    agreed(await ask(person, email));
    world.pass(hour_ms);
    expect(await confirmEmail(world.deps, await world.tokenMailedTo(email))).toEqual(
      refuse("invalid_email_link"),
    );
  });

  test("with the next one, and when it is given up", async () => {
    const person = await loggedIn();
    const [first, second] = [newAddress(), newAddress()];
    agreed(await ask(person, first));
    agreed(await ask(person, second));
    expect(await waitingFor(person)).toBe(second);
    await keepEmail(world.deps, person.id);
    expect(await waitingFor(person)).toBeNull();
    for (const email of [first, second]) {
      const result = await confirmEmail(world.deps, await world.tokenMailedTo(email));
      expect(result).toEqual(refuse("invalid_email_link"));
    }
  });

  test("with a reset of the password", async () => {
    const person = await loggedIn();
    const email = newAddress();
    agreed(await ask(person, email));
    await forgotPassword(world.deps, person.email);
    agreed(await resetPassword(world.deps, await world.tokenMailedTo(person.email), "a new password"));
    expect(await confirmEmail(world.deps, await world.tokenMailedTo(email))).toEqual(
      refuse("invalid_email_link"),
    );
  });
});

test("a reset link mailed to the old address does not survive the change", async () => {
  const person = await loggedIn();
  const email = newAddress();
  agreed(await ask(person, email));
  await forgotPassword(world.deps, person.email);
  const resetLink = await world.tokenMailedTo(person.email);
  agreed(await confirmEmail(world.deps, await world.tokenMailedTo(email)));
  expect(await resetPassword(world.deps, resetLink, "a new password")).toEqual(refuse("invalid_reset_link"));
});
