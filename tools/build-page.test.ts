import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
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
const page = () => join(folder, "page");

async function change(path: string, at_ms: number): Promise<void> {
  await writeFile(path, String(at_ms));
  await utimes(path, new Date(at_ms), new Date(at_ms));
}

/** Counts the builds that the look takes. Each empties its folder, as Vite does, and writes files that are an hour newer. */
async function builds(during: () => Promise<void> = async () => {}): Promise<number> {
  let count = 0;
  await buildIfOlder(
    page(),
    [source()],
    () => true,
    async () => {
      count += 1;
      await rm(page(), { recursive: true, force: true });
      await mkdir(page());
      await change(join(page(), "index.html"), Date.now() + hour_ms);
      await during();
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

test("builds again after a build that ended half way, the first or a later one", async () => {
  await change(source(), Date.now() - hour_ms);
  const half = () => builds(() => Promise.reject(new Error("killed")));
  await expect(half()).rejects.toThrow("killed");
  expect(await readdir(page())).toEqual(["index.html"]);
  expect(await builds()).toBe(1);
  await change(source(), Date.now() + 1_000);
  await expect(half()).rejects.toThrow("killed");
  await change(source(), Date.now() - hour_ms);
  expect(await builds()).toBe(1);
});

test("a build ends with its start, also by kill -9, so that it does not write beside the next one", async () => {
  const sleeper = "console.log(process.pid); setInterval(() => {}, 60_000)";
  const starter = `import { runProgram } from ${JSON.stringify(join(import.meta.dirname, "build-page.ts"))};
    await runProgram(["--eval", ${JSON.stringify(sleeper)}]);`;
  const start = spawn(process.execPath, ["--input-type=module", "--eval", starter], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [pid] = await once(start.stdout, "data");
  expect(lives(Number(pid))).toBe(true);
  start.kill("SIGKILL");
  await expect.poll(() => lives(Number(pid))).toBe(false);
});

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
