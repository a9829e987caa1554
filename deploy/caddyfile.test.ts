import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultConnectionTimeouts } from "#server/http/limits/connection-limits.ts";
import { healthPaths } from "#server/http/routes/health-routes.ts";

const path = join(import.meta.dirname, "Caddyfile");
const text = readFileSync(path, "utf8");
const environment = { ...process.env, PUBLIC_URL: "https://calls.test" };

function caddy(...words: string[]) {
  return spawnSync("caddy", words, { encoding: "utf8", env: environment });
}
const hasCaddy = caddy("version").status === 0;

function value(name: string): string | undefined {
  return new RegExp(`^\\s*${name} (.+)$`, "m").exec(text)?.[1];
}

test.runIf(hasCaddy)("Caddy accepts every line", () => {
  const result = caddy("adapt", "--config", path, "--adapter", "caddyfile");
  expect(result.status, result.stderr).toBe(0);
  expect(result.stdout).toContain('"host":["calls.test"]');
  expect(result.stdout).toContain('"upstreams":[{"dial":"app_a:3000"},{"dial":"app_b:3000"}]');
});

test("an idle connection is closed by the proxy before the app closes it", () => {
  const keepalive_s = Number(/^(\d+)s$/.exec(value("keepalive") ?? "")?.[1]);
  expect(keepalive_s).toBeGreaterThan(0);
  expect(keepalive_s * 1_000).toBeLessThan(defaultConnectionTimeouts.keepAlive_ms);
});

test("events are passed on as they come", () => {
  expect(value("flush_interval")).toBe("-1");
});

test("health and metrics stay inside", () => {
  expect(value("@inside path")?.split(" ").toSorted()).toEqual([...healthPaths, "/metrics"].toSorted());
  expect(value("respond @inside")).toBe("404");
});

test("the strict transport header is the app's alone", () => {
  expect(text.split("\n").filter((line) => /^\s*header\b/.test(line))).toEqual([]);
});

test("the certificate is for the host of PUBLIC_URL", () => {
  expect(text).toMatch(/^\{\$PUBLIC_URL\} \{$/m);
});
