import type { MomentFigures, Recorder } from "#domain/operator-metrics.ts";
import { noTracing, type Tracing } from "#domain/tracing.ts";
import type { Config } from "#server/config.ts";

export interface Telemetry {
  tracing: Tracing;
  recorder: Recorder;
  /** Adds the figures of the moment to each export. */
  observe(figures: () => Promise<MomentFigures>): void;
  close(): Promise<void>;
}

/** The telemetry of a server whose operator asks for none. */
export const noTelemetry: Telemetry = {
  tracing: noTracing,
  recorder: { count: () => {}, measure: () => {} },
  observe: () => {},
  close: async () => {},
};

/** OpenTelemetry is loaded only when a variable asks for it, and costs no other start time or memory. */
export async function openTelemetry({ telemetry: signals }: Pick<Config, "telemetry">): Promise<Telemetry> {
  if (!signals.traces && !signals.metrics) return noTelemetry;
  const { startTelemetry } = await import("#adapters/opentelemetry/telemetry.ts");
  return startTelemetry(signals);
}
