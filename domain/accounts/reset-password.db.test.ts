import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { authenticate } from "./authenticate.ts";
import { logIn } from "./log-in.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";
import { type AccountWorld, accountWorld, agreed, hour_ms } from "./testing/account-world.ts";
import { verifyEmail } from "./verify-email.ts";

const database = testDatabase();
let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld(database);
});
const dead = refuse("invalid_reset_link");

async function resetLink(email: string): Promise<string> {
  await forgotPassword(world.deps, email);
  return world.tokenMailedTo(email);
}

test("the answer is the same for every address, and only accounts get mail", async () => {
  const { email } = await world.verified();
  const replies = [
    await forgotPassword(world.deps, email),
    await forgotPassword(world.deps, "no@example.com"),
  ];
  expect(replies[0]).toEqual(replies[1]);
  const [mail] = await world.mailsTo(email);
  expect(mail?.text).toMatch(/https:\/\/farline\.test\/reset-password\/[\w-]{43}\s/);
  expect(await world.mailsTo("no@example.com")).toEqual([]);
});

test("the new password works, the old one does not, and the owner is told", async () => {
  const person = await world.verified("the old password");
  const link = await resetLink(person.email);
  expect(await resetPassword(world.deps, link, "the new password")).toMatchObject({
    message: "Your password has been reset. You can now log in.",
  });
  expect(await logIn(world.deps, person)).toEqual(refuse("invalid_credentials"));
  agreed(await logIn(world.deps, { ...person, password: "the new password" }));
  expect((await world.mailsTo(person.email))[0]?.subject).toBe("Your password was changed");
});

test("twenty racers with one link change the password once", async () => {
  const { email } = await world.verified();
  const link = await resetLink(email);
  const passwords = Array.from({ length: 20 }, (_, index) => `password ${index}`);
  const results = await Promise.all(passwords.map((password) => resetPassword(world.deps, link, password)));
  expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
  const winner = passwords[results.findIndex((result) => !isRefusal(result))] ?? "";
  agreed(await logIn(world.deps, { email, password: winner }));
});

test("a reset ends all sessions and every other link, older and newer", async () => {
  const person = await world.verified();
  const sessions = [await world.session(person), await world.session(person)];
  const older = await resetLink(person.email);
  const used = await resetLink(person.email);
  const newer = await resetLink(person.email);
  agreed(await resetPassword(world.deps, used, "a new password"));
  for (const link of [older, used, newer]) {
    expect(await resetPassword(world.deps, link, "yet another")).toEqual(dead);
  }
  for (const token of sessions) {
    expect(await authenticate(world.deps, token)).toEqual(refuse("unauthenticated"));
  }
});

test("two links of one person used at once do not wait for each other: one wins", async () => {
  const { email } = await world.verified();
  const links = await Promise.all(Array.from({ length: 8 }, () => resetLinkOf(email)));
  const results = await Promise.all(links.map((link) => resetPassword(world.deps, link, "a new password")));
  expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
});

async function resetLinkOf(email: string): Promise<string> {
  const before = new Set((await world.mailsTo(email)).map((mail) => mail.text));
  await forgotPassword(world.deps, email);
  const fresh = (await world.mailsTo(email)).find((mail) => !before.has(mail.text));
  return /reset-password\/(\S+)/.exec(fresh?.text ?? "")?.[1] ?? "none";
}

test("a link is good for one hour and cannot be used for anything else", async () => {
  const person = await world.verified();
  const link = await resetLink(person.email);
  expect(await verifyEmail(world.deps, link)).toEqual(refuse("invalid_link"));
  world.pass(hour_ms);
  expect(await resetPassword(world.deps, link, "too late now")).toEqual(dead);
  agreed(await logIn(world.deps, person));
});

test("an invented link is refused without hashing anything", async () => {
  const before = world.count.hashed;
  expect(await resetPassword(world.deps, "invented", "whatever")).toEqual(dead);
  expect(world.count.hashed).toBe(before);
});

test("whoever squats on an address with a password of their own is out after its owner's reset", async () => {
  const squatter = await world.unverified("the squatter's password");
  agreed(await resetPassword(world.deps, await resetLink(squatter.email), "the owner's password"));
  expect(await logIn(world.deps, squatter)).toEqual(refuse("invalid_credentials"));
  const owner = agreed(await logIn(world.deps, { ...squatter, password: "the owner's password" }));
  expect(owner.user.isVerified).toBe(true);
});
