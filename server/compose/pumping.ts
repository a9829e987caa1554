import type { FastifyInstance } from "fastify";
import { pumpingStore } from "#adapters/postgres/calls/pumping-store.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { loadCosts } from "#adapters/tariff-deck/load-costs.ts";
import { watchPumping } from "#domain/calls/lines/watch-pumping.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import type { Config } from "#server/config.ts";
import type { Job } from "#server/jobs/schedule.ts";
import { systemClock } from "./runtime.ts";

export function pumpingJob(
  config: Pick<Config, "pumpingLimits" | "carrierCosts" | "operatorEmail">,
  database: Database,
  cipher: DataCipher,
  log: FastifyInstance["log"],
): Job {
  const deps = {
    clock: systemClock,
    limits: config.pumpingLimits,
    costs: loadCosts(config.carrierCosts),
    operatorEmail: config.operatorEmail,
  };
  return {
    name: "short calls watch",
    every_ms: 60_000,
    run: () =>
      watchPumping({
        ...deps,
        transaction: (work) =>
          database.transaction((client) =>
            work({ pumping: pumpingStore(client), outbox: outboxStore(client, cipher) }),
          ),
        report: ({ kind, subject, shortCalls }) =>
          log.warn({ kind, subject, shortCalls }, "many short calls: npm run operate -- fraud"),
      }),
  };
}
