import { DiagConsoleLogger, DiagLogLevel, diag, metrics, trace } from "@opentelemetry/api";
import { NodeSDK } from "@opentelemetry/sdk-node";
import pTimeout from "p-timeout";
import type { MomentFigures, Recorder } from "#domain/operator-metrics.ts";
import type { Tracing } from "#domain/tracing.ts";
import { observeMoment, openTelemetryRecorder } from "./recorder.ts";
import { TraceIds } from "./trace-ids.ts";
import { openTelemetryTracing } from "./tracing.ts";

export interface Telemetry {
  tracing: Tracing;
  recorder: Recorder;
  observe(figures: () => Promise<MomentFigures>): void;
  /** Sends what is not sent yet, within a limit. */
  close(): Promise<void>;
}

export interface TelemetrySignals {
  traces: boolean;
  metrics: boolean;
  /** Undefined when the standard variables name the service themselves. */
  serviceName: string | undefined;
  /** The standard variables as they were read. */
  variables: Readonly<Record<string, string>>;
}

/** A collector that does not answer must not keep the process from ending. */
const lastExport_ms = 3_000;
const scope = "farline";

/**
 * Starts the OpenTelemetry SDK, which reads the standard variables from the process's environment: exporters, sampler,
 * resource and limits. It patches no module: every span is made at our own seams.
 */
export function startTelemetry({
  traces,
  metrics: measured,
  serviceName,
  variables,
}: TelemetrySignals): Telemetry {
  Object.assign(process.env, variables);
  // The SDK's own logger is off by default, and an export that fails would be silent.
  if (!process.env.OTEL_LOG_LEVEL) diag.setLogger(new DiagConsoleLogger(), DiagLogLevel.ERROR);
  const ids = new TraceIds();
  const sdk = new NodeSDK({
    idGenerator: ids,
    instrumentations: [],
    logRecordProcessors: [],
    ...(!traces && { spanProcessors: [] }),
    ...(!measured && { metricReaders: [] }),
    ...(serviceName !== undefined && { serviceName }),
  });
  sdk.start();
  const meter = metrics.getMeter(scope);
  return {
    tracing: openTelemetryTracing(trace.getTracer(scope), ids),
    recorder: openTelemetryRecorder(meter),
    observe: (figures) => observeMoment(meter, figures),
    close: () => pTimeout(sdk.shutdown(), { milliseconds: lastExport_ms }).catch(() => undefined),
  };
}
