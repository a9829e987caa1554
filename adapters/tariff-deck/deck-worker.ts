/** Runs in a thread of its own: see tariff-reader.ts. */
import { parentPort, workerData } from "node:worker_threads";
import { setCreditsPerUsd } from "#contract/money/credit-value.ts";
import type { CostsByCountry } from "#domain/tariff/carrier-prices/termination-costs.ts";
import { readTariff } from "#domain/tariff/read-tariff.ts";

interface DeckData {
  text: string;
  costs: CostsByCountry;
  creditsPerUsd: number;
}

const { text, costs, creditsPerUsd } = workerData as DeckData;
// A thread has modules of its own.
setCreditsPerUsd(creditsPerUsd);
parentPort?.postMessage(readTariff(text, costs));
