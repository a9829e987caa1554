/** Runs in a thread of its own: see tariff-reader.ts. */
import { parentPort, workerData } from "node:worker_threads";
import type { CostsByCountry } from "#domain/tariff/carrier-prices/termination-costs.ts";
import { readTariff } from "#domain/tariff/read-tariff.ts";

const { text, costs } = workerData as { text: string; costs: CostsByCountry };
parentPort?.postMessage(readTariff(text, costs));
