import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { refuse } from "#contract/refusals.ts";
import type { Recorder } from "#domain/operator-metrics.ts";
import { sendRefusal } from "#server/http/errors.ts";

export interface MetricsSource {
  contentType: string;
  render(): Promise<string>;
  recorder: Recorder;
}

export const metricsPath = "/metrics";

/** Serves metrics to the operator's monitoring for the configured token. Without a configured token, answers 404. */
export function metricsRoute(app: FastifyInstance, metrics: MetricsSource, token: string | undefined): void {
  app.addHook("onResponse", async (request, reply) => {
    const { webhook } = request.routeOptions.config;
    if (webhook === undefined) return;
    const labels = { webhook, status: String(reply.statusCode) };
    metrics.recorder.measure("webhook_s", reply.elapsedTime / 1_000, labels);
  });

  app.get(metricsPath, { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined) return sendRefusal(reply, refuse("not_found"));
    if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`)) {
      return sendRefusal(reply, refuse("unauthenticated"));
    }
    return reply
      .type(metrics.contentType)
      .header("cache-control", "no-store")
      .send(await metrics.render());
  });
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
