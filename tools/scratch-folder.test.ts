import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { removeLeftFolders } from "./scratch-folder.ts";

const parent = mkdtempSync(join(tmpdir(), "farline-scratch-"));
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test("removes the folders of runs that have ended, and no other", () => {
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const kept = [`farline-tests-${process.pid}-aaaaaa`, "farline-tests-of-a-person", "another"];
  for (const name of [...kept, `farline-tests-${ended}-bbbbbb`]) {
    mkdirSync(join(parent, name, "pg"), { recursive: true });
  }
  removeLeftFolders(parent);
  expect(readdirSync(parent).toSorted()).toEqual(kept.toSorted());
});
