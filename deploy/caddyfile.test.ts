import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { timeoutsBehindProxy } from "#server/http/limits/connection-limits.ts";
import { healthPaths } from "#server/http/routes/health-routes.ts";

const path = join(import.meta.dirname, "Caddyfile");
const text = readFileSync(path, "utf8");
function value(name: string): string | undefined {
  return new RegExp(`^\\s*${name} (.+)$`, "m").exec(text)?.[1];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

const seconds = (name: string) => Number(/^(\d+)s$/.exec(value(name) ?? "")?.[1]);

test("the servers are compose's unless a variable names them", () => {
  expect(text).toMatch(/^\treverse_proxy \{\$FARLINE_SERVERS:app_a:3000 app_b:3000\} \{$/m);
});

test("an idle connection is closed by the proxy before the app closes it", () => {
  const keepalive_s = seconds("keepalive");
  expect(keepalive_s).toBeGreaterThan(0);
  expect(keepalive_s * 1_000).toBeLessThan(timeoutsBehindProxy.keepAlive_ms);
});

test("checks of the server alone take it out, and the guide says for how long a dead one is asked", () => {
  expect(text).not.toMatch(/^\s*(fail_duration|max_fails|unhealthy_\w+|lb_retry_match)\b/m);
  const [interval_s, timeout_s] = ["health_interval", "health_timeout"].map((name) => seconds(name));
  const guide = readFileSync(join(import.meta.dirname, "../docs/operating.md"), "utf8").replace(/\s+/g, " ");
  expect(guide).toContain(`for up to ${interval_s} s where its machine refuses connections`);
  expect(guide).toContain(`for up to ${Number(interval_s) + Number(timeout_s)} s where it is silent`);
  const { "x-app": app } = parse(readFileSync(join(import.meta.dirname, "compose.yaml"), "utf8"));
  expect(Number(app.environment.DRAIN_MS)).toBeGreaterThan(Number(interval_s) * 1_000);
});

test("each body that the app takes is passed on", async () => {
  const root = join(import.meta.dirname, "..");
  const files = globSync("contract/**/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  const modules: object[] = await Promise.all(files.map((file) => import(join(root, file))));
  const routes = modules.flatMap(Object.values).flatMap((group) => Object.values(group ?? {}));
  const longest = routes.flatMap((route) =>
    isObject(route) && typeof route.longestBody_bytes === "number" ? [route.longestBody_bytes] : [],
  );
  expect(longest.length).toBeGreaterThanOrEqual(5);
  const [, megabytes] = /^(\d+)MB$/.exec(value("max_size") ?? "") ?? [];
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(Math.max(...longest));
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
