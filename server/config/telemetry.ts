import { z } from "zod";

const endpoint = z
  .url({ protocol: /^https?$/, error: "must be a URL such as http://localhost:4318" })
  .optional();
const exporters = z.string().min(1).optional();

/**
 * The standard variables that decide whether OpenTelemetry starts. Its SDK reads these and all its others itself:
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export const telemetryVariables = {
  OTEL_SDK_DISABLED: z
    .string()
    .regex(/^(true|false)$/i, "must be true or false")
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: endpoint,
  OTEL_TRACES_EXPORTER: exporters,
  OTEL_METRICS_EXPORTER: exporters,
};

type TelemetryEnvironment = z.infer<z.ZodObject<typeof telemetryVariables>>;

/**
 * The signals that are exported: those with an endpoint or an exporter. `given` has the values without the quotation marks
 * that `docker run --env-file` keeps, which the SDK would take for a part of an address.
 */
export function telemetryConfig(environment: TelemetryEnvironment, given: ReadonlyMap<string, string>) {
  const isOn = environment.OTEL_SDK_DISABLED?.toLowerCase() !== "true";
  const isWanted = (exporter: string | undefined, place: string | undefined) =>
    isOn &&
    exporter !== "none" &&
    (exporter ?? place ?? environment.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined;
  const isNamed =
    environment.OTEL_SERVICE_NAME !== undefined ||
    /(^|,)\s*service\.name\s*=/.test(environment.OTEL_RESOURCE_ATTRIBUTES ?? "");
  return {
    traces: isWanted(environment.OTEL_TRACES_EXPORTER, environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
    metrics: isWanted(environment.OTEL_METRICS_EXPORTER, environment.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT),
    variables: Object.fromEntries([...given].filter(([name]) => name.startsWith("OTEL_"))),
    serviceName: isNamed ? undefined : "farline",
  };
}
