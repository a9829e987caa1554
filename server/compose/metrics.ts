import type { FastifyInstance } from "fastify";
import type { Database } from "#adapters/postgres/database.ts";
import { readOperatorNumbers } from "#adapters/postgres/operator-numbers.ts";
import { prometheusMetrics } from "#adapters/prometheus/metrics.ts";
import type { EventHub } from "#domain/events/event-hub.ts";
import type { Config } from "#server/config.ts";
import { metricsRoute } from "#server/http/metrics-route.ts";

export function serveMetrics(
  app: FastifyInstance,
  config: Pick<Config, "metricsToken">,
  database: Database,
  { hub, hears }: { hub: Pick<EventHub, "count">; hears: () => boolean },
): void {
  const metrics = prometheusMetrics(() => database.withClient(readOperatorNumbers), {
    streams: hub.count,
    hears,
  });
  metricsRoute(app, metrics, config.metricsToken);
}
