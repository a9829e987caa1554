import { expect, test } from "vitest";
import { sweepOutbox } from "./outbox-store.ts";
import { testDatabase } from "./testing/test-database.ts";

const database = testDatabase();

test("sweeps mails given up long ago, and keeps waiting and recent ones", async () => {
  const monthAgo = new Date("2026-03-01T12:00:00Z");
  const subjects = await database.withClient(async (client) => {
    await client.query(
      `INSERT INTO outbox (recipient, subject, text_body, html_body, created_at, given_up_at)
       VALUES ('a@example.com', 'old', '', '', $1::timestamptz - interval '1 hour', $1),
              ('a@example.com', 'late', '', '', $1::timestamptz - interval '1 hour', $1::timestamptz + interval '1 ms'),
              ('a@example.com', 'waiting', '', '', $1::timestamptz - interval '1 year', NULL)`,
      [monthAgo],
    );
    expect(await sweepOutbox(client, monthAgo, 1_000)).toBe(1);
    const { rows } = await client.query<{ subject: string }>("SELECT subject FROM outbox ORDER BY subject");
    return rows.map(({ subject }) => subject);
  });
  expect(subjects).toEqual(["late", "waiting"]);
});
