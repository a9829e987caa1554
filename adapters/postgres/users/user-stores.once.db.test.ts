import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { hashToken } from "#domain/tokens.ts";
import type { Audience, UserEvent } from "#domain/user-events.ts";
import { sessionLifeAt } from "#domain/users/sign-in/open-session.ts";
import type { UserStores } from "#domain/users/user-deps.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { day_ms, userHarness } from "#testing/people/user-harness.ts";

const database = testDatabase();
const published: [audience: Audience, event: UserEvent][] = [];
const harness = await userHarness(database, { publish: (...announcement) => published.push(announcement) });
afterEach(() => {
  published.length = 0;
});

async function loggedIn() {
  const person = await harness.verified();
  const tokens = [await harness.session(person), await harness.session(person)] as const;
  const [session] = await harness.rows<{ id: string }>("SELECT id FROM session WHERE token_hash = $1", [
    hashToken(tokens[0]),
  ]);
  return { ...person, hash: hashToken(tokens[0]), sessionId: session?.id ?? "" };
}
const publishedTo = (id: string) =>
  published.filter(([audience]) => "userId" in audience && audience.userId === id).map(([, event]) => event);
type LoggedIn = Awaited<ReturnType<typeof loggedIn>>;
const lifeLater = () => sessionLifeAt(new Date(harness.deps.clock.now().getTime() + 2 * day_ms));

const ways: [name: string, end: (stores: UserStores, person: LoggedIn) => Promise<unknown>][] = [
  ["logging out", ({ sessions }, { hash }) => sessions.end(hash)],
  ["ending one of them", ({ sessions }, { id, sessionId }) => sessions.endOne(id, sessionId)],
  ["ending the others", ({ sessions }, { id, hash }) => sessions.endOthers(id, hash)],
  ["ending all", ({ sessions }, { id }) => sessions.endAll(id)],
  ["sweeping expired ones", ({ sessions }) => sessions.sweep(lifeLater(), 1_000)],
  ["deleting the user", ({ users }, { id }) => users.anonymise(id, harness.deps.clock.now())],
];

test.each(ways)(
  "the end of a user's sessions is announced once by %s, when the transaction has committed",
  async (_way, end) => {
    const person = await loggedIn();
    await harness.deps.transaction(async (stores) => {
      await end(stores, person);
      expect(published).toEqual([]);
    });
    expect(publishedTo(person.id)).toEqual([{ type: "sessions_ended" }]);
  },
);

test("a failed transaction announces nothing, because its sessions live on", async () => {
  const person = await loggedIn();
  const failed = harness.deps.transaction(async ({ sessions }) => {
    await sessions.endAll(person.id);
    throw new Error("the rest failed");
  });
  await expect(failed).rejects.toThrow("the rest failed");
  expect(published).toEqual([]);
});

test("nothing is announced when no session ends", async () => {
  const { id } = await harness.verified();
  await harness.deps.transaction(async ({ sessions }) => {
    await sessions.endOne(id, randomUUID());
    await sessions.end(hashToken("unknown"));
    await sessions.endAll(id);
  });
  expect(published).toEqual([]);
});
