import { describe, expect, test } from "vitest";
import { secretsUsed } from "./support/secrets.ts";
import { target } from "./support/target.ts";

describe.skipIf(!target.own)("the log of the run", { concurrent: false }, () => {
  test("has a JSON line for every request, with its route, its sender and its outcome", () => {
    const log = target.own?.output() ?? "";
    expect(log).toContain('"route":"/api/auth/login"');
    expect(log).toContain('"route":"/api/auth/reset-password/:token"');
    expect(log).toMatch(/"remoteAddress":"127\.\d/);
    expect(log).toMatch(/"statusCode":429/);
  });

  test("holds no used password, token or ticket, and no address of a person", () => {
    const log = target.own?.output() ?? "";
    const used = [...secretsUsed()];
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toMatch(/@(example\.com|gmail\.example)/);
  });

  test("holds no failure of the server", () => {
    const log = target.own?.output() ?? "";
    const failures = log
      .split("\n")
      .filter((line) => /"level":(50|60)/.test(line) && !line.includes("Sign-in with google failed"));
    expect(failures).toEqual([]);
  });
});
