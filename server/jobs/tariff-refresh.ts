import type { LiveTariff } from "#domain/tariff/live-tariff.ts";
import type { Job } from "./schedule.ts";

/** Brings prices that were imported elsewhere to this node. */
export function tariffRefresh(tariff: LiveTariff): Job {
  return { name: "refresh tariff", every_ms: 10_000, run: () => tariff.refresh() };
}
