import { Writable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { logOptions } from "#server/http/log-options.ts";
import { followCallers, followNetworks } from "./caller-address.ts";

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** An app behind the proxies of `TRUSTED_PROXIES`, and its log. */
function behind(TRUSTED_PROXIES: string) {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const app = Fastify({ logger: { ...logOptions("info", undefined), stream } });
  apps.push(app);
  followCallers(app, readConfig({ TRUSTED_PROXIES }).trustedProxies);
  followNetworks(app);
  app.get("/", async ({ ip, networks }) => ({ ip, network: networks[0].name }));
  const ask = async (remoteAddress: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    return (await app.inject({ url: "/", remoteAddress, headers })).json();
  };
  return { ask, lines };
}

const proxy = "10.0.0.1";
const ipv4 = { ip: "203.0.113.7", network: "203.0.113.7" };
const ipv6 = { ip: "2001:db8::7", network: "2001:db8:0:0::/64" };
const itself = { ip: proxy, network: proxy };

describe("behind a trusted proxy", () => {
  test.each([
    ["203.0.113.7", ipv4],
    ["203.0.113.7:40001", ipv4],
    ["203.0.113.7:_hidden", ipv4],
    ['"203.0.113.7:40001"', ipv4],
    [" 203.0.113.7:40001 ", ipv4],
    ["::ffff:203.0.113.7", ipv4],
    ["[::ffff:203.0.113.7]:443", ipv4],
    ["2001:db8::7", ipv6],
    ["[2001:db8::7]", ipv6],
    ["[2001:db8::7]:443", ipv6],
    ['"[2001:db8::7]:443"', ipv6],
    ["[2001:db8::7%eth0]:443", ipv6],
    ["2001:db8::7%25eth0", ipv6],
    ["6.6.6.6, 203.0.113.7:40001", ipv4],
    ["unknown, 203.0.113.7", ipv4],
  ])("the caller of %j is the address that it names", async (forwarded, caller) => {
    expect(await behind(proxy).ask(proxy, forwarded)).toEqual(caller);
  });

  test.each([
    "unknown",
    "_hidden",
    "",
    " ",
    ",",
    "203.0.113.7,",
    "203.0.113.7, unknown",
    "203.0.113.7, _hidden:443",
    "localhost",
    "203.0.113",
    "203.0.113.256",
    "0203.0.0113.7",
    "3405803783",
    "2001:db8::7::1",
    "[2001:db8::7",
    "[203.0.113.7:443",
    "for=203.0.113.7",
    "<script>",
    "1".repeat(10_000),
  ])("what is no address, such as %j, counts as the proxy", async (forwarded) => {
    expect(await behind(proxy).ask(proxy, forwarded)).toEqual(itself);
  });

  test("without the header the proxy is the caller", async () => {
    expect(await behind(proxy).ask(proxy)).toEqual(itself);
  });
});

test("several proxies in a row are passed, with and without ports, up to the first that is not trusted", async () => {
  const { ask } = behind("10.0.0.0/8, fd00::/8");
  expect(await ask("10.0.0.1", "6.6.6.6, 203.0.113.7:40001, [fd00::2]:5000, 10.9.9.9:5000")).toEqual(ipv4);
  expect(await ask("fd12::1", "203.0.113.7, 10.0.0.2")).toEqual(ipv4);
  expect(await ask("::ffff:10.0.0.1", "203.0.113.7")).toEqual(ipv4);
  expect(await ask("10.0.0.1", "203.0.113.7, unknown, 10.0.0.2:80")).toMatchObject({ ip: "10.0.0.2" });
  expect(await ask("10.0.0.1", "10.0.0.3, 10.0.0.2")).toMatchObject({ ip: "10.0.0.3" });
});

test("a header from a machine that is not trusted says nothing", async () => {
  const { ask } = behind("10.0.0.0/8, fd00::/8");
  for (const stranger of ["198.51.100.1", "2001:db8:1::1", "11.0.0.1"]) {
    expect(await ask(stranger, "203.0.113.7")).toMatchObject({ ip: stranger });
  }
  expect(await behind("").ask("10.0.0.1", "203.0.113.7")).toEqual(itself);
});

test("the log names the address without port and brackets", async () => {
  const { ask, lines } = behind(proxy);
  await ask(proxy, "203.0.113.7:40001");
  await ask(proxy, "[2001:db8::7]:443");
  await ask(proxy, "_hidden");
  const named = lines.map((line) => JSON.parse(line).req?.remoteAddress).filter(Boolean);
  expect(named).toEqual(["203.0.113.7", "2001:db8::7", proxy]);
});
