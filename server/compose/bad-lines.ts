import { qualityStores } from "#adapters/postgres/calls/bad-line-store.ts";
import type { QualityDeps } from "#domain/calls/history/call-history.ts";
import { sweepBadLines } from "#domain/calls/lines/credit-bad-line.ts";
import type { Host, Platform } from "./platform/platform.ts";

export function qualityDeps(
  { config, clock, log, database, publish }: Platform,
  carriers: QualityDeps["carriers"],
): QualityDeps {
  return {
    transaction: (work) => database.transaction((client) => work(qualityStores(client))),
    connection: (work) => database.withClient((client) => work(qualityStores(client))),
    clock,
    carriers,
    limits: config.badLineLimits,
    publish,
    report: (callId, problem, cause) => log.error({ callId, err: cause }, problem),
  };
}

/** A browser may report before its call is settled. */
export function creditBadLines({ jobs }: Host, deps: QualityDeps): void {
  jobs.push({ name: "bad line sweep", every_ms: 3_000, run: () => sweepBadLines(deps) });
}
