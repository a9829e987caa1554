import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf, networksOf } from "./networks.ts";

const names = (ip: string) => networksOf(ip).map(({ name }) => name);

test.each([
  ["2001:db8:1:2345:3:4:5:6", ["2001:db8:1:2345::/64", "2001:db8:1:2300::/56", "2001:db8:1::/48"]],
  ["2001:DB8:0001:2::9", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0::/48"]],
  ["2001:db8:1:2:3:4:192.0.2.1", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"]],
  ["1:2:3:4:5:6:7::", ["1:2:3:4::/64", "1:2:3:0::/56", "1:2:3::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0::/48"]],
  ["::", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0::/48"]],
  ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0:0::/56", "fe80:0:0::/48"]],
])("counts %s by its /64, /56 and /48", (ip, networks) => {
  expect(names(ip)).toEqual(networks);
  expect(networksOf(ip).map(({ share }) => share)).toEqual([1, 2, 3]);
  expect(networkOf(ip)).toBe(networks[0]);
});

test.each([
  ["as it is", "203.0.113.7"],
  ["mapped", "::ffff:203.0.113.7"],
  ["mapped, in hexadecimal", "::ffff:cb00:7107"],
  ["mapped, in full", "0:0:0:0:0:FFFF:cb00:7107"],
  ["behind NAT64", "64:ff9b::203.0.113.7"],
  ["behind NAT64, in hexadecimal", "64:ff9b::cb00:7107"],
  ["of 6to4", "2002:cb00:7107::1"],
  ["of 6to4, in any of its /64s", "2002:cb00:7107:beef::1"],
])("counts an IPv4 address %s by itself alone", (_form, ip) => {
  expect(networksOf(ip)).toEqual([{ name: "203.0.113.7", share: 1 }]);
});

test.each([
  ["near NAT64", "64:ff9b:1::203.0.113.7", "64:ff9b:1:0::/64"],
  ["near a mapped address", "::fffe:203.0.113.7", "0:0:0:0::/64"],
])("an address %s is of IPv6", (_near, ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each(["unknown", "", ":::1", "1.2.3.4.5", "x".repeat(1_000)])(
  "other text, %j, is its own network",
  (text) => {
    expect(networksOf(text)).toEqual([{ name: text.slice(0, 64), share: 1 }]);
  },
);

const group = fc.integer({ min: 0, max: 0xffff });
const written = (groups: number[]) => groups.map((each) => each.toString(16)).join(":");
const site = fc.tuple(fc.integer({ min: 0x2003, max: 0x3fff }), group, group);

test("of any two addresses a /48 is shared by exactly those whose first 48 bits are alike, however many /64s they have", () => {
  fc.assert(
    fc.property(site, site, group, group, (one, other, here, there) => {
      const [a, b] = [written([...one, here, 0, 0, 0, 1]), written([...other, there, 0, 0, 0, 2])];
      const alike = written([...one]) === written([...other]);
      expect(networksOf(a).at(-1)?.name === networksOf(b).at(-1)?.name).toBe(alike);
      const sameSite = written([...one, there, 0, 0, 0, 3]);
      expect(networksOf(sameSite).at(-1)).toEqual(networksOf(a).at(-1));
      expect(networkOf(sameSite) === networkOf(a)).toBe(here === there);
      expect(names(sameSite)[1] === names(a)[1]).toBe(here >> 8 === there >> 8);
    }),
  );
});
