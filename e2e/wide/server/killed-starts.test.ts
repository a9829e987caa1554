/** A start of the embedded database survives `kill -9` at any step. The step that a moment hits depends on the machine. */
import { expect, test } from "vitest";
import { embeddedFixture, expectNote, query, writeNote } from "#testing/database/embedded-fixture.ts";
import { killDuringStart } from "#testing/database/owner-process.ts";

const { directory, removeCluster, start } = embeddedFixture();

test.each([120, 250, 400, 550, 700])("%i ms into a first start, the next one works", async (moment_ms) => {
  await removeCluster();
  await killDuringStart(directory(), moment_ms);
  const { connection } = await start();
  expect(await query(connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

test.each([100, 130, 160, 200])("%i ms into a later start, the next one works", async (moment_ms) => {
  const first = await start();
  await writeNote(first.connection);
  await first.stop();
  await killDuringStart(directory(), moment_ms);
  await expectNote((await start()).connection);
});
