import { Worker } from "node:worker_threads";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { type BoundedLimit, boundedLimit } from "#domain/bounded-limit.ts";
import { UnavailableError } from "#domain/service-check.ts";
import type { CostsByCountry } from "#domain/tariff/carrier-prices/termination-costs.ts";
import type { ReadTariff } from "#domain/tariff/read-tariff.ts";

/** A deck of the longest body takes some seconds, and a machine may be slow. */
const longest_ms = 60_000;
/** A deck of 50,000 prefixes takes a fifth of it. */
const mostMemory_MiB = 1_024;

/**
 * Reads decks in a thread beside the server: a large one takes seconds, in which the meter would hang up no call. One
 * at a time.
 */
export function tariffReader(
  costs: CostsByCountry,
  limit: BoundedLimit = boundedLimit({ concurrency: 1, maxWaiting: 3 }),
): (text: string) => Promise<ReadTariff> {
  return (text) => limit(() => readApart(text, costs));
}

async function readApart(text: string, costs: CostsByCountry): Promise<ReadTariff> {
  const worker = new Worker(new URL("./deck-worker.ts", import.meta.url), {
    workerData: { text, costs, creditsPerUsd: creditsPerUsd() },
    resourceLimits: { maxOldGenerationSizeMb: mostMemory_MiB },
  });
  const timer = setTimeout(() => void worker.terminate(), longest_ms);
  try {
    return await new Promise<ReadTariff>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(new UnavailableError("reading a deck took too long")));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
