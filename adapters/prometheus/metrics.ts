import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import {
  counters,
  histograms,
  type MomentFigures,
  processGauges,
  type Recorder,
  sharedGauges,
} from "#domain/operator-metrics.ts";

export interface PrometheusMetrics extends Recorder {
  contentType: string;
  render(figures: MomentFigures): Promise<string>;
}

/** Renders the metrics of the catalogue, and Node's own, for Prometheus. */
export function prometheusMetrics(): PrometheusMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counting = each(
    counters,
    ({ name, help, labels }) => new Counter({ name, help, labelNames: [...labels], registers }),
  );
  const measuring = each(
    histograms,
    ({ name, help, labels, buckets }) =>
      new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers }),
  );
  const ofAll = each(sharedGauges, ({ name, help }) => new Gauge({ name, help, registers }));
  const ofProcess = each(processGauges, ({ name, help }) => new Gauge({ name, help, registers }));
  return {
    contentType: registry.contentType,
    async render({ shared, process }) {
      set(ofAll, shared);
      set(ofProcess, process);
      return registry.metrics();
    },
    count: (name, labels, by = 1) => counting.get(name)?.inc(labels, by),
    measure: (name, value, labels) => measuring.get(name)?.observe(labels, value),
  };
}

function each<Definition, Made>(
  definitions: Readonly<Record<string, Definition>>,
  make: (definition: Definition) => Made,
): ReadonlyMap<string, Made> {
  return new Map(Object.entries(definitions).map(([key, definition]) => [key, make(definition)]));
}

/** A gauge without a figure is not a number, so that no old one is shown for it. */
function set(gauges: ReadonlyMap<string, Gauge>, figures: object | undefined): void {
  const byKey = new Map<string, number | null | undefined>(Object.entries(figures ?? {}));
  for (const [key, gauge] of gauges) gauge.set(byKey.get(key) ?? Number.NaN);
}
