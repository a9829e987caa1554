import { expect, test } from "vitest";
import { networkPlaces } from "./network-places.ts";
import { networksOf } from "./networks.ts";

test("a network has its places, a /56 twice and a /48 three times as many", () => {
  const places = networkPlaces(2);
  const taken = (ip: string, times: number) =>
    Array.from({ length: times }, () => places.take(networksOf(ip))).filter(Boolean).length;
  expect(taken("203.0.113.7", 3)).toBe(2);
  expect(taken("2001:db8:1:1::1", 3)).toBe(2);
  expect(taken("2001:db8:1:2::1", 3)).toBe(2);
  expect(taken("2001:db8:1:3::1", 3)).toBe(0);
  expect(taken("2001:db8:1:100::1", 3)).toBe(2);
  expect(taken("2001:db8:1:200::1", 3)).toBe(0);
  expect(taken("2001:db8:2::1", 3)).toBe(2);
});

test("a place is given back once, and one that was refused takes none", () => {
  const places = networkPlaces(1);
  const first = places.take(networksOf("2001:db8:1:1::1"));
  expect(places.take(networksOf("2001:db8:1:1::2"))).toBeUndefined();
  first?.();
  first?.();
  expect(places.take(networksOf("2001:db8:1:1::1"))).toBeDefined();
  expect(places.take(networksOf("2001:db8:1:1::1"))).toBeUndefined();
});
