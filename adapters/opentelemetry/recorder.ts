import type { Meter } from "@opentelemetry/api";
import {
  counters,
  histograms,
  type MomentFigures,
  processGauges,
  type Recorder,
  sharedGauges,
} from "#domain/operator-metrics.ts";

export function openTelemetryRecorder(meter: Meter): Recorder {
  const counting = new Map(
    Object.entries(counters).map(([key, { name, help: description }]) => [
      key,
      meter.createCounter(name, { description }),
    ]),
  );
  const measuring = new Map(
    Object.entries(histograms).map(([key, { name, help: description, buckets }]) => [
      key,
      meter.createHistogram(name, { description, advice: { explicitBucketBoundaries: [...buckets] } }),
    ]),
  );
  return {
    count: (name, labels, by = 1) => counting.get(name)?.add(by, { ...labels }),
    measure: (name, value, labels) => measuring.get(name)?.record(value, { ...labels }),
  };
}

export function observeMoment(meter: Meter, figures: () => Promise<MomentFigures>): void {
  const gauges = Object.entries({ ...sharedGauges, ...processGauges }).map(
    ([key, { name, help: description }]) =>
      [key, meter.createObservableGauge(name, { description })] as const,
  );
  meter.addBatchObservableCallback(
    async (result) => {
      const { shared, process } = await figures();
      const byKey = new Map(Object.entries({ ...shared, ...process }));
      for (const [key, gauge] of gauges) {
        const figure = byKey.get(key);
        if (typeof figure === "number") result.observe(gauge, figure);
      }
    },
    gauges.map(([, gauge]) => gauge),
  );
}
