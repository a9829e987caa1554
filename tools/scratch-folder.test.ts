import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { makeScratchFolder, removeLeftFolders } from "./scratch-folder.ts";

const parent = mkdtempSync(join(tmpdir(), "farline-scratch-"));
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test("removes the folders of runs that have ended, and no other", () => {
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const names = [`farline-tests-${process.pid}-aaaaaa`, "farline-tests-of-a-person", "another"];
  for (const name of [...names, `farline-tests-${ended}-bbbbbb`]) {
    mkdirSync(join(parent, name, "pg"), { recursive: true });
  }
  removeLeftFolders(parent);
  expect(readdirSync(parent).toSorted()).toEqual(names.toSorted());
});

test("is on the disk where the system has no memory for files, and PostgreSQL's user may pass through", () => {
  const folder = makeScratchFolder(join(parent, "missing"));
  try {
    expect(dirname(folder)).toBe(tmpdir());
    expect(statSync(folder).mode & 0o777).toBe(0o755);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
