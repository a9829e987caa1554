import type { FastifyInstance } from "fastify";
import { qualityStores } from "#adapters/postgres/calls/bad-line-store.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import type { QualityDeps } from "#domain/calls/call-history.ts";
import { sweepBadLines } from "#domain/calls/lines/credit-bad-line.ts";
import type { Publish } from "#domain/user-events.ts";
import type { Config } from "#server/config.ts";
import type { Job } from "#server/jobs/schedule.ts";
import { systemClock } from "./runtime.ts";

export function qualityDeps(
  config: Pick<Config, "badLineLimits">,
  database: Database,
  log: FastifyInstance["log"],
  publish: Publish,
  carriers: QualityDeps["carriers"],
): QualityDeps {
  return {
    transaction: (work) => database.transaction((client) => work(qualityStores(client))),
    connection: (work) => database.withClient((client) => work(qualityStores(client))),
    clock: systemClock,
    carriers,
    limits: config.badLineLimits,
    publish,
    report: (callId, problem, cause) => log.error({ callId, err: cause }, problem),
  };
}

/** A browser may report before its call is settled. */
export function badLineJob(deps: QualityDeps): Job {
  return { name: "bad line sweep", every_ms: 3_000, run: () => sweepBadLines(deps) };
}
