/** Holds docs/security.md against the code where a line is about a route, a header or a limit. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { maximumPasswordLength, minimumPasswordLength } from "#contract/constants.ts";
import { needsStepUp, permissions, type UseCase } from "#contract/operators/permissions.ts";
import { sessionLifeAt } from "#domain/users/sign-in/open-session.ts";
import { userLimits } from "#domain/users/user-limits.ts";
import { quietApp } from "#testing/http/quiet-app.ts";

const project = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(project, path), "utf8");
const guide = read("docs/security.md");

/** The middle column of a requirement's row. */
function row(requirement: string): string {
  const [, here = ""] =
    new RegExp(`^\\| [0-9., ]*\\b${requirement.replaceAll(".", "\\.")}\\b[0-9., ]* \\| (.*?) \\| `, "m").exec(
      guide,
    ) ?? [];
  return here;
}

test("the table of step-up names every use-case once, as the rights have it", () => {
  const rows = [...guide.matchAll(/^\| (yes|no) \| (`.+`) \| .+ \|$/gm)];
  const listed = rows.flatMap(([, asks, names = ""]) =>
    Array.from(names.matchAll(/`(\w+)`/g), ([, name = ""]) => [name, asks === "yes"] as const),
  );
  const rights = (Object.keys(permissions) as UseCase[]).map((name) => [name, needsStepUp(name)] as const);
  const byName = (one: readonly [string, boolean], other: readonly [string, boolean]) =>
    one[0].localeCompare(other[0]);
  expect(listed.toSorted(byName)).toEqual(rights.toSorted(byName));
});

test("every address of the server that is named is served", () => {
  const code = globSync("{contract,server/http,server/pages}/**/*.ts", { cwd: project })
    .filter((path) => !path.endsWith(".test.ts"))
    .map(read)
    .join("\n");
  const named = new Set(
    Array.from(
      guide.matchAll(/`(?:[A-Z]+ )?(\/(?:api|admin|\.well-known)[^` ?]*)`/g),
      ([, path = ""]) => path,
    ),
  );
  expect([...named]).toEqual(
    expect.arrayContaining(["/api/docs", "/api/admin/docs", "/api/browser-reports"]),
  );
  const isServed = (path: string) => code.includes(`"${path}"`) || code.includes(` ${path}"`);
  for (const path of named) expect(isServed(path) ? path : `${path} is not served`).toBe(path);
});

test("the headers that are named are sent", async () => {
  const app = await quietApp();
  const { headers } = await app.inject("/api/docs/json");
  const policy = String((await app.inject("/page")).headers["content-security-policy"]);
  await app.close();
  expect(row("3.4.1")).toBe(
    "HSTS over https for a year and subdomains, nosniff, no-referrer, frame-ancestors 'none'",
  );
  expect(headers).toMatchObject({
    "strict-transport-security": `max-age=${365 * 24 * 60 * 60}; includeSubDomains`,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  });
  expect(row("14.2.2")).toContain("no-store on everything of the API");
  expect(row("3.4.3")).toContain("object-src and base-uri 'none'");
  const directives = policy.split(";");
  expect(directives).toEqual(
    expect.arrayContaining([
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
    ]),
  );
  expect(row("3.4.2")).toBe("No origin is ever allowed");
  expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  expect(row("14.2.3")).toContain("the policy names who is talked to, for pictures too");
});

test("the limits that are named are those of the code", () => {
  const hour_ms = 60 * 60_000;
  const now = new Date();
  const { openedAfter, usedAfter } = sessionLifeAt(now);
  const hours = (from: Date) => (now.getTime() - from.getTime()) / hour_ms;
  expect(row("7.3.1")).toContain(`${hours(usedAfter)} hours;`);
  expect(row("7.3.2")).toContain(`${hours(openedAfter) / 24} days;`);
  expect(row("6.2.1")).toContain(`the wire's contract says ${minimumPasswordLength}.`);
  expect(row("6.2.9")).toBe(`Up to ${maximumPasswordLength} characters`);
  const { ip, user } = userLimits.login;
  const words = guide.replace(/\s+/g, " ");
  expect(words).toContain(
    `${ip.attempts} in ${ip.window_s / 60} minutes from one network (an IPv4 address, an IPv6 /64)`,
  );
  expect(words).toContain(` ${user?.attempts} at one user or passkey`);
});
