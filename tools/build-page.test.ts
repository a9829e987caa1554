import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildIfOlder } from "./build-page.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "farline-build-"));
});
afterEach(() => rm(folder, { recursive: true }));

const hour_ms = 3_600_000;
const source = () => join(folder, "source.ts");
const result = () => join(folder, "result.html");

async function change(path: string, at_ms: number): Promise<void> {
  await writeFile(path, String(at_ms));
  await utimes(path, new Date(at_ms), new Date(at_ms));
}

/** How many builds the look takes. Each writes its result an hour after it began. */
async function builds(during: () => Promise<void> = async () => {}): Promise<number> {
  let count = 0;
  await buildIfOlder(
    result(),
    [source()],
    () => true,
    async () => {
      count += 1;
      await during();
      await change(result(), Date.now() + hour_ms);
    },
  );
  return count;
}

test("builds what is missing, and then nothing until a source changes", async () => {
  await change(source(), Date.now() - hour_ms);
  expect(await builds()).toBe(1);
  expect(await builds()).toBe(0);
  await change(source(), Date.now() + 1_000);
  expect(await builds()).toBe(1);
});

test("builds again when a source has changed while the build ran", async () => {
  await change(source(), Date.now() - hour_ms);
  expect(await builds(() => change(source(), Date.now() + 1_000))).toBe(1);
  expect(await builds()).toBe(1);
});
