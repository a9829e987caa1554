import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AccountStores } from "#domain/accounts/account-deps.ts";
import { sessionLifeAt } from "#domain/accounts/open-session.ts";
import { type AccountWorld, accountWorld, day_ms } from "#domain/accounts/testing/account-world.ts";
import { hashToken } from "#domain/accounts/tokens.ts";
import type { Audience, Told } from "#domain/tell.ts";
import { testDatabase } from "./testing/test-database.ts";

const database = testDatabase();
const told: [audience: Audience, told: Told][] = [];
let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld(database, { tell: (...announcement) => told.push(announcement) });
});
afterEach(() => {
  told.length = 0;
});

async function loggedIn() {
  const person = await world.verified();
  const tokens = [await world.session(person), await world.session(person)] as const;
  const [session] = await world.rows<{ id: string }>("SELECT id FROM session WHERE token_hash = $1", [
    hashToken(tokens[0]),
  ]);
  return { ...person, hash: hashToken(tokens[0]), sessionId: session?.id ?? "" };
}
const toldTo = (id: string) =>
  told.filter(([audience]) => "userId" in audience && audience.userId === id).map(([, event]) => event);
type LoggedIn = Awaited<ReturnType<typeof loggedIn>>;
const lifeLater = () => sessionLifeAt(new Date(world.deps.clock.now().getTime() + 2 * day_ms));

const ways: [name: string, end: (stores: AccountStores, person: LoggedIn) => Promise<unknown>][] = [
  ["logging out", ({ sessions }, { hash }) => sessions.end(hash)],
  ["ending one of them", ({ sessions }, { id, sessionId }) => sessions.endOne(id, sessionId)],
  ["ending the others", ({ sessions }, { id, hash }) => sessions.endOthers(id, hash)],
  ["ending all", ({ sessions }, { id }) => sessions.endAll(id)],
  ["ending all of their kind", ({ sessions }, { id }) => sessions.endAll(id, "full")],
  ["sweeping those of old age", ({ sessions }) => sessions.sweep(lifeLater(), 1_000)],
  ["deleting a verified account", ({ accounts }, { id }) => accounts.anonymise(id, world.deps.clock.now())],
  ["removing an account", ({ accounts }, { id }) => accounts.remove(id)],
];

describe("the end of a user's sessions is announced once", () => {
  test.each(ways)("by %s, on a connection", async (_way, end) => {
    const person = await loggedIn();
    await world.deps.connection((stores) => end(stores, person));
    expect(toldTo(person.id)).toEqual([{ type: "sessions_ended" }]);
  });

  test.each(ways)("by %s, when the transaction has committed", async (_way, end) => {
    const person = await loggedIn();
    await world.deps.transaction(async (stores) => {
      await end(stores, person);
      expect(told).toEqual([]);
    });
    expect(toldTo(person.id)).toEqual([{ type: "sessions_ended" }]);
  });
});

test("a transaction that fails announces nothing, for its sessions live on", async () => {
  const person = await loggedIn();
  const failed = world.deps.transaction(async ({ sessions }) => {
    await sessions.endAll(person.id);
    throw new Error("the rest failed");
  });
  await expect(failed).rejects.toThrow("the rest failed");
  expect(told).toEqual([]);
});

test("what ended on a connection is announced although a later statement failed", async () => {
  const person = await loggedIn();
  const failed = world.deps.connection(async ({ sessions }) => {
    await sessions.end(person.hash);
    throw new Error("the rest failed");
  });
  await expect(failed).rejects.toThrow("the rest failed");
  expect(toldTo(person.id)).toEqual([{ type: "sessions_ended" }]);
});

test("where no full session ends, nothing is announced", async () => {
  const { id } = await world.unverified();
  await world.deps.connection(async ({ sessions, accounts }) => {
    await sessions.endOne(id, randomUUID());
    await sessions.end(hashToken("unknown"));
    await sessions.endAll(id);
    await accounts.remove(id);
  });
  expect(told).toEqual([]);
});
