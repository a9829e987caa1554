/** Runs in a thread of its own: see tariff-reader.ts. */
import { parentPort, workerData } from "node:worker_threads";
import { readTariff } from "#domain/tariff/read-tariff.ts";
import type { CostsByCountry } from "#domain/tariff/termination-costs.ts";

const { text, costs } = workerData as { text: string; costs: CostsByCountry };
parentPort?.postMessage(readTariff(text, costs));
