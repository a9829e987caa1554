import { join } from "node:path";
import { expect, test } from "vitest";
import { embeddedFixture, query } from "#testing/database/embedded-fixture.ts";
import { runningConnection } from "./running-connection.ts";

const { directory, start, startElsewhere } = embeddedFixture();

test("finds the connection to another process's server", async () => {
  const { connection } = await startElsewhere();
  const running = await runningConnection(directory());
  expect(running).toEqual(connection);
  expect(running && (await query(running, "SELECT 1 AS one"))).toEqual([{ one: 1 }]);
});

test("finds no server when none ever ran, or when it has stopped", async () => {
  expect(await runningConnection(join(directory(), "nowhere"))).toBeUndefined();
  expect(await runningConnection(directory())).toBeUndefined();
  await (await start()).stop();
  expect(await runningConnection(directory())).toBeUndefined();
});
