import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])));
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(""),
  name: z.string(),
  attributes: attributesSchema,
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
});
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});
const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(z.object({ name: z.string() })) })) }),
  ),
});

export type ReceivedSpan = z.infer<typeof spanSchema>;

/** A collector of OTLP over HTTP in JSON, on this machine alone. */
export interface OtlpCollector {
  url: string;
  /** Everything that was received, as it came. */
  payload(): string;
  spans(): ReceivedSpan[];
  /** The attributes of the first resource that sent spans. */
  resource(): Record<string, unknown> | undefined;
  metricNames(): Set<string>;
  close(): Promise<void>;
}

export async function startOtlpCollector(): Promise<OtlpCollector> {
  const received: { path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? "", body: await text(request) });
    response.setHeader("content-type", "application/json").end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The collector has no port");
  const at = (path: string) =>
    received.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));
  const traces = () => at("/v1/traces").flatMap((body) => tracesSchema.parse(body).resourceSpans);
  return {
    url: `http://127.0.0.1:${address.port}`,
    payload: () => received.map(({ body }) => body).join("\n"),
    spans: () => traces().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resource: () => traces()[0]?.resource.attributes,
    metricNames: () =>
      new Set(
        at("/v1/metrics")
          .flatMap((body) => metricsSchema.parse(body).resourceMetrics)
          .flatMap(({ scopeMetrics }) => scopeMetrics)
          .flatMap(({ metrics }) => metrics.map(({ name }) => name)),
      ),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
