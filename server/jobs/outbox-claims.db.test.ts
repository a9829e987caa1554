import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { outboxQueue } from "#adapters/postgres/outbox-store.ts";
import type { Mailer, QueuedMail } from "#domain/outbox.ts";
import { UnavailableError } from "#domain/service-check.ts";
import { fewRetries, outboxHarness } from "#testing/http/outbox-harness.ts";
import { deliverOutbox } from "./outbox-job.ts";

const { database, deps, logged, mailer, pastLeases, queue, queueOptions, received, waiting } =
  outboxHarness();

test("after a crash between sending and recording, the mail is sent again with the same id", async () => {
  await queue();
  const crashing = {
    ...outboxQueue(database, queueOptions),
    delivered: () => Promise.reject(new Error("killed")),
  };
  await expect(deliverOutbox(deps({ queue: crashing }))).rejects.toThrow("killed");
  expect(await deliverOutbox(deps())).toBe(0);
  await pastLeases();
  expect(await deliverOutbox(deps())).toBe(1);
  expect(received).toHaveLength(2);
  expect(received[0]?.mail.messageId).toBe(received[1]?.mail.messageId);
});

test("a mail that takes longer to send than its lease is sent by one node", async () => {
  await queue();
  // Long enough for the renewals of a busy machine.
  const retry = { ...fewRetries, lease_ms: 6_000 };
  const slow: Mailer = {
    async send(mail) {
      // The other node looks for due mails until after the first lease.
      for (let look = 0; look < 8; look++) {
        await pause(1_000);
        expect(await deliverOutbox(deps({ retry }))).toBe(0);
      }
      return mailer().send(mail);
    },
  };
  expect(await deliverOutbox(deps({ mailer: slow, retry }))).toBe(1);
  expect(received).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test("a mail that was claimed again belongs to the newer claim", async () => {
  await queue();
  const ours = outboxQueue(database, queueOptions);
  const [first] = await ours.claim(1, 0);
  const [second] = await ours.claim(1, 60_000);
  if (!first || !second) throw new Error("The mail was not claimed");
  await ours.renew(first, 0);
  await ours.postpone(first, 0);
  expect(await ours.claim(1, 60_000)).toEqual([]);
  await ours.postpone(second, 0);
  expect(await ours.claim(1, 60_000)).toHaveLength(1);
});

test("a mail that was sent while the database went away is recorded when it is back", async () => {
  await queue();
  const ours = outboxQueue(database, queueOptions);
  let away = 3;
  const failingOver = {
    ...ours,
    delivered: async (mail: QueuedMail) => {
      if (away-- > 0) throw new UnavailableError("the database is away");
      await ours.delivered(mail);
    },
  };
  expect(await deliverOutbox(deps({ queue: failingOver, retry: { ...fewRetries, lease_ms: 2_000 } }))).toBe(
    1,
  );
  expect(received).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test("after a crash during the last attempt the mail is given up, not lost", async () => {
  await queue();
  for (let run = 0; run < fewRetries.attempts; run++) {
    await outboxQueue(database, queueOptions).claim(1, 0);
  }
  expect(await deliverOutbox(deps())).toBe(0);
  expect(await waiting()).toEqual([{ attempts: 4, given_up: true }]);
  expect(logged).toHaveLength(1);
});

test("many nodes at once deliver each mail once", async () => {
  const addresses = await Promise.all(Array.from({ length: 45 }, () => queue()));
  const counts = await Promise.all(Array.from({ length: 4 }, () => deliverOutbox(deps())));
  expect(counts.reduce((sum, count) => sum + count)).toBe(45);
  expect(received.flatMap(({ to }) => to).sort()).toEqual(addresses.sort());
});

test("a mail that another node is claiming is skipped, not waited for", async () => {
  const [taken, free] = [await queue(), await queue()];
  await database.transaction(async (client) => {
    await client.query("SELECT 1 FROM outbox WHERE recipient = $1 FOR UPDATE", [taken]);
    const claimed = await outboxQueue(database, queueOptions).claim(10, 60_000);
    expect(claimed.map(({ to }) => to)).toEqual([free]);
  });
});
