import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { costColumn, deckColumns } from "#domain/tariff/decks/deck.ts";
import { api } from "#e2e/support/people.ts";
import { programFile } from "./programs.ts";
import type { Stack } from "./stack.ts";

/** Runs `npm run tariff -- ...` beside the running server. */
function tariff(stack: Stack, ...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [programFile("tools/tariff.ts"), ...args],
      { env: { ...process.env, DATA_DIR: stack.dataDirectory }, timeout: 60_000 },
      (error, _stdout, stderr) => done({ code: Number(error?.code ?? 0), said: stderr }),
    );
  });
}

/** Prices of a product, as CSV lines of a deck with or without the cost at the end, and the price of a number that shows they are in force. */
export interface Prices {
  rows: readonly string[];
  number: string;
  creditsPerMinute: number;
}

/** Replaces the prices of the running product, and waits until `number` has its new one. */
export async function charge(stack: Stack, { rows, number, creditsPerMinute }: Prices): Promise<void> {
  const path = join(stack.dataDirectory, "e2e-deck.csv");
  writeFileSync(path, [`${deckColumns},${costColumn}`, ...rows, ""].join("\n"));
  expect(await tariff(stack, "import", path)).toMatchObject({ code: 0 });
  const url = `/api/tariff?number=${encodeURIComponent(number)}`;
  const price = async () => (await api(stack, "GET", url)).body.creditsPerMinute;
  await expect.poll(price, { timeout: 60_000 }).toBe(creditsPerMinute);
}
