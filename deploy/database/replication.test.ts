/** The files for a PostgreSQL whose standby has every commit that was answered. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { hasProgram } from "#testing/programs.ts";

const path = (name: string) => join(import.meta.dirname, name);
const text = (name: string) => readFileSync(path(name), "utf8");

const memberSchema = z.object({ listen: z.string(), connect_address: z.string() });
const patroni = z
  .object({
    restapi: memberSchema,
    etcd3: z.object({ hosts: z.array(z.string()) }),
    bootstrap: z.object({
      dcs: z.object({
        ttl: z.int(),
        loop_wait: z.int(),
        retry_timeout: z.int(),
        synchronous_mode: z.boolean(),
        primary_start_timeout: z.int(),
        postgresql: z.object({
          use_pg_rewind: z.boolean(),
          parameters: z.record(z.string(), z.union([z.string(), z.int()])),
        }),
      }),
    }),
    postgresql: memberSchema.extend({
      authentication: z.record(z.string(), z.record(z.string(), z.string())),
      pg_hba: z.array(z.string()),
    }),
    watchdog: z.object({ mode: z.string() }),
  })
  .parse(parse(text("patroni.yml")));
const { dcs } = patroni.bootstrap;
const proxy = text("haproxy.cfg");

test("a commit is answered when the standby has it on its disk too", () => {
  expect(dcs.synchronous_mode).toBe(true);
  expect(dcs.postgresql.parameters).toMatchObject({
    synchronous_commit: "on",
    fsync: "on",
    full_page_writes: "on",
  });
});

test("a standby takes over as soon as Patroni's own rules allow", () => {
  const { ttl, loop_wait, retry_timeout, primary_start_timeout } = dcs;
  // https://patroni.readthedocs.io/en/latest/dynamic_configuration.html names the least ttl and the rule.
  expect({ ttl, loop_wait, retry_timeout, primary_start_timeout }).toEqual({
    ttl: 20,
    loop_wait: 3,
    retry_timeout: 5,
    primary_start_timeout: 0,
  });
  expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
});

test("an old primary can become a standby again", () => {
  expect(dcs.postgresql.use_pg_rewind).toBe(true);
  expect(dcs.postgresql.parameters.wal_log_hints).toBe("on");
});

test("three machines decide who is primary", () => {
  expect(new Set(patroni.etcd3.hosts).size).toBe(3);
  expect(patroni.watchdog.mode).not.toBe("off");
});

test("the file has no password, and no connection from another machine is in clear", () => {
  const roles = Object.values(patroni.postgresql.authentication);
  expect(roles).toHaveLength(3);
  for (const role of roles)
    expect(role).toMatchObject({ username: expect.any(String), sslmode: "verify-ca" });
  expect(text("patroni.yml")).not.toMatch(/^\s*password:/m);
  const kinds = patroni.postgresql.pg_hba.map((line) => line.split(" ")[0]);
  expect(new Set(kinds)).toEqual(new Set(["local", "hostssl"]));
});

test("the proxy asks Patroni where the primary is, and leaves no connection to another server", () => {
  expect(proxy).toMatch(/^\s*option httpchk OPTIONS \/primary$/m);
  expect(proxy).toMatch(/^\s*http-check expect status 200$/m);
  expect(proxy).toMatch(/^\s*default-server .*\bon-marked-down shutdown-sessions\b/m);
  const port = (address: string) => Number(address.split(":")[1]);
  expect(proxy).toContain(`check port ${port(patroni.restapi.connect_address)}`);
  const servers = [...proxy.matchAll(/^\s*server \S+ (\S+)$/gm)].map(([, address]) => address);
  expect(servers).toContain(patroni.postgresql.connect_address);
  expect(servers).toHaveLength(2);
});

test("the proxy looks often enough to follow a failover before its time is over", () => {
  const [, inter_s, fall] = /\binter (\d+)s fall (\d+)\b/.exec(proxy) ?? [];
  expect(Number(inter_s) * Number(fall)).toBeLessThanOrEqual(dcs.loop_wait);
});

test("the proxy listens on its own machine alone", () => {
  expect([...proxy.matchAll(/^\s*bind (\S+)$/gm)].map(([, address]) => address)).toEqual(["127.0.0.1:5432"]);
});

test("checks alone take a member out, and no fault of a connection does", () => {
  expect(proxy).not.toMatch(/^\s*[^#\n]*\b(observe|error-limit|on-error)\b/m);
});

test.runIf(hasProgram({ path: "/usr/sbin/haproxy", package: "haproxy" }))(
  "HAProxy accepts every line",
  () => {
    const result = spawnSync("/usr/sbin/haproxy", ["-c", "-f", path("haproxy.cfg")], { encoding: "utf8" });
    expect(result.status, result.stderr).toBe(0);
  },
);
