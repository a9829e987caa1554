import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const path = join(import.meta.dirname, "farline.service");
const unit = readFileSync(path, "utf8");
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
const node = "/opt/farline/bin/node";

function settings(name: string): string[] {
  return [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value]) => value ?? "");
}

/** The unit with a program that exists here: systemd looks for it. */
function unitForThisMachine(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "farline-unit-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const copy = join(folder, "farline.service");
  copyFileSync(path, copy);
  writeFileSync(copy, text.replace(node, process.execPath));
  return copy;
}

function verify(text: string) {
  const result = spawnSync("systemd-analyze", ["verify", "--man=no", unitForThisMachine(text)], {
    encoding: "utf8",
  });
  const words = (result.stdout + result.stderr)
    .split("\n")
    .filter((line) => line.includes("farline.service"));
  return { status: result.status, words };
}

test.runIf(hasSystemd)("systemd accepts every line of the unit", () => {
  expect(verify(unit)).toEqual({ status: 0, words: [] });
  expect(verify(unit.replace("ProtectSystem=strict", "ProtectSystem=strictly")).words).not.toEqual([]);
});

test.runIf(hasSystemd)("systemd finds the unit well closed", () => {
  const result = spawnSync(
    "systemd-analyze",
    ["security", "--offline=true", "--threshold=15", unitForThisMachine(unit)],
    { encoding: "utf8" },
  );
  expect(result.status, result.stdout.split("\n").slice(-3).join("\n")).toBe(0);
});

test("it runs what the container runs, with its time to end", () => {
  const text = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
  const command = /^CMD \["node", "(.+)"\]$/m.exec(text("Dockerfile"))?.[1]?.split('", "');
  expect(settings("ExecStart")).toEqual([[node, ...(command ?? [])].join(" ")]);
  // `npm run server` has the compile cache besides, for which production's folder is closed.
  const { server } = JSON.parse(text("../package.json")).scripts;
  expect(command?.join(" ")).toBe(server.replace("node --import ./server/compile-cache.js ", ""));
  expect(settings("TimeoutStopSec").map((value) => `${value}s`)).toEqual(
    /stop_grace_period: (40s)/.exec(text("compose.yaml"))?.slice(1),
  );
  expect(settings("EnvironmentFile")).toEqual(["/etc/farline/farline.env"]);
});

test("the operator's commands have its Node, its release and its variables", () => {
  const program = readFileSync(join(import.meta.dirname, "farline.sh"), "utf8");
  const release = settings("WorkingDirectory")[0];
  expect(program).toContain(
    `exec ${node} --env-file=${settings("EnvironmentFile")[0]} "${release}/tools/$program.ts" "$@"`,
  );
});
