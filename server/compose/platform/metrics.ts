import pTimeout from "p-timeout";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { readOperatorNumbers } from "#adapters/postgres/operators/operator-numbers.ts";
import { type PrometheusMetrics, prometheusMetrics } from "#adapters/prometheus/metrics.ts";
import type { EventHub } from "#domain/events/event-hub.ts";
import {
  type MomentFigures,
  moneyKinds,
  type OperatorNumbers,
  type Recorder,
} from "#domain/operator-metrics.ts";
import { sharedWork } from "#domain/remembered.ts";
import type { Config } from "#server/config.ts";
import { metricsRoute } from "#server/http/routes/metrics-route.ts";
import type { Host } from "./platform.ts";
import type { Telemetry } from "./telemetry.ts";

/** Prometheus gives a scrape 10 s by default; the process's own figures need no database. */
const databaseTimeout_ms = 2_000;

interface EventState {
  hub: Pick<EventHub, "count">;
  hears: () => boolean;
}

/** Reads the figures of the moment. Readers at the same time share one statement, also one that hangs. */
export function figuresOf(
  database: Pick<Database, "withClient">,
  { hub, hears }: EventState,
  timeout_ms = databaseTimeout_ms,
): () => Promise<MomentFigures> {
  const share = sharedWork<OperatorNumbers>();
  const read = () => share("numbers", () => database.withClient(readOperatorNumbers));
  return async () => {
    const shared = await pTimeout(read(), { milliseconds: timeout_ms }).catch(() => undefined);
    const process = {
      databaseAnswers: shared ? 1 : 0,
      eventStreams: hub.count(),
      notificationsHeard: hears() ? 1 : 0,
    };
    return { shared, process };
  };
}

/** Metrics for Prometheus to read, which are exported by OpenTelemetry too. */
export interface Metrics {
  prometheus: PrometheusMetrics;
  telemetry: Pick<Telemetry, "recorder" | "observe">;
  recorder: Recorder;
}

export function openMetrics(telemetry: Metrics["telemetry"]): Metrics {
  const prometheus = prometheusMetrics();
  const recorder: Recorder = {
    count(...counted) {
      prometheus.count(...counted);
      telemetry.recorder.count(...counted);
    },
    measure(...measured) {
      prometheus.measure(...measured);
      telemetry.recorder.measure(...measured);
    },
  };
  for (const kind of moneyKinds) recorder.count("money_mc", { kind }, 0);
  recorder.count("moneyBackRepeated", {}, 0);
  recorder.count("eventsHeldBack", {}, 0);
  return { prometheus, telemetry, recorder };
}

export function serveMetrics(
  { config }: { config: Pick<Config, "metricsToken"> },
  { app }: Pick<Host, "app">,
  { prometheus, telemetry, recorder }: Metrics,
  figures: () => Promise<MomentFigures>,
): void {
  telemetry.observe(figures);
  const { contentType } = prometheus;
  const render = async () => prometheus.render(await figures());
  metricsRoute(app, { contentType, render, recorder }, config.metricsToken);
}
