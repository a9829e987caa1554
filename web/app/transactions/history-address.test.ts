import { expect, it } from "vitest";
import { readHistoryAddress, writeHistoryAddress } from "./history-query.ts";

it.each([
  ["", undefined, 1],
  ["type=call", "call", 1],
  ["type=refund&pages=3", "refund", 3],
  ["type=gift&pages=0", undefined, 1],
  ["pages=1e9", undefined, 1],
  ["pages=two&other=1", undefined, 1],
] as const)("%j opens type %s, %i pages", (search, type, pages) => {
  expect(readHistoryAddress(new URLSearchParams(search))).toEqual({ type, pages });
});

it.each(["", "type=call", "pages=2", "type=purchase&pages=20"])("writes %j as it was read", (search) => {
  expect(writeHistoryAddress(readHistoryAddress(new URLSearchParams(search))).toString()).toBe(search);
});
