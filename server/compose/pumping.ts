import { pumpingStore } from "#adapters/postgres/calls/pumping-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { loadCosts } from "#adapters/tariff-deck/load-costs.ts";
import { type PumpingDeps, watchPumping } from "#domain/calls/lines/watch-pumping.ts";
import type { Host, Platform } from "./platform/platform.ts";

export function watchShortCalls({ config, clock, log, database, cipher }: Platform, { jobs }: Host): void {
  const deps: PumpingDeps = {
    clock,
    limits: config.pumpingLimits,
    costs: loadCosts(config.carrierCosts),
    operatorEmail: config.operatorEmail,
    transaction: (work) =>
      database.transaction((client) =>
        work({ pumping: pumpingStore(client), outbox: outboxStore(client, cipher) }),
      ),
    report: ({ kind, subject, shortCalls }) =>
      log.warn({ kind, subject, shortCalls }, "many short calls: npm run operate -- fraud"),
  };
  jobs.push({ name: "short calls watch", every_ms: 60_000, run: () => watchPumping(deps) });
}
