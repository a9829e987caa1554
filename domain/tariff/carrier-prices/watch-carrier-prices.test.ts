import { expect, test } from "vitest";
import { deckColumns, parseDeck } from "#domain/tariff/decks/deck.ts";
import type { Finding } from "#domain/tariff/decks/finding.ts";
import { type CarrierPrice, CarrierPricesError } from "./carrier-prices.ts";
import { carrierPriceWatch } from "./watch-carrier-prices.ts";

const deck = parseDeck(`${deckColumns}\n44,United Kingdom,1,60,60,0,no`);
const start_ms = Date.parse("2026-12-01T00:00:00Z");

function watched(read: () => CarrierPrice[]) {
  let minutes = 0;
  const reported: (readonly Finding[])[] = [];
  const watch = carrierPriceWatch({
    readPrices: async () => read(),
    clock: { now: () => new Date(start_ms + minutes * 60_000) },
    report: (losses) => reported.push(losses),
  });
  return {
    reported,
    result: watch.result,
    async runAt(minute: number) {
      minutes = minute;
      await watch.run(deck);
    },
  };
}

test("compares once a day, some time after the start, and reports losses each time", async () => {
  let reads = 0;
  const { runAt, result, reported } = watched(() => {
    reads += 1;
    return [{ prefix: "447", name: "Mobile", perMinute_usd_e6: 200_000 }];
  });
  await runAt(0);
  expect([reads, result()]).toEqual([0, undefined]);
  await runAt(10);
  await runAt(20);
  await runAt(10 + 24 * 60 - 1);
  expect(reads).toBe(1);
  expect(result()).toEqual({ losses: 1, comparedAt_s: start_ms / 1_000 + 600 });
  expect(reported).toEqual([[expect.objectContaining({ prefix: "44", severity: "error" })]]);
  await runAt(10 + 24 * 60);
  expect([reads, reported.length]).toEqual([2, 2]);
});

test("a list that cannot be read is tried again at the next run, and the last result stays", async () => {
  let isAway = false;
  const { runAt, result, reported } = watched(() => {
    if (isAway) throw new CarrierPricesError("away");
    return [];
  });
  await runAt(10);
  expect([result()?.losses, reported]).toEqual([0, []]);
  isAway = true;
  await expect(runAt(2 * 24 * 60)).rejects.toThrow("away");
  expect(result()?.comparedAt_s).toBe(start_ms / 1_000 + 600);
  isAway = false;
  await runAt(2 * 24 * 60 + 10);
  expect(result()?.comparedAt_s).toBe(start_ms / 1_000 + (2 * 24 * 60 + 10) * 60);
});
