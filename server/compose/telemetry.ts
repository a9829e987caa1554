import type { MomentFigures, Recorder } from "#domain/operator-metrics.ts";
import { noTracing, type Tracing } from "#domain/tracing.ts";
import type { Config } from "#server/config.ts";

export interface Telemetry {
  tracing: Tracing;
  /** What records metrics beside Prometheus. */
  recorders(figures: () => Promise<MomentFigures>): Recorder[];
  close(): Promise<void>;
}

const none: Telemetry = { tracing: noTracing, recorders: () => [], close: async () => {} };

/** OpenTelemetry is loaded only when a variable asks for it, and costs no other start time or memory. */
export async function openTelemetry({ telemetry: signals }: Pick<Config, "telemetry">): Promise<Telemetry> {
  if (!signals.traces && !signals.metrics) return none;
  const { startTelemetry } = await import("#adapters/opentelemetry/telemetry.ts");
  const { tracing, recorder, close } = startTelemetry(signals);
  return { tracing, recorders: (figures) => [recorder(figures)], close };
}
