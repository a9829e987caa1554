declare module "fastify" {
  interface FastifyContextConfig {
    webhook?: Webhook;
  }
}

/** Name of a vendor's callback in the metrics. */
type Webhook = "voice_outgoing" | "voice_status" | "payments";

/** Options of a route that a vendor calls: a limit and a figure of its own, and no place in the API's document. */
export function webhookOptions(webhook: Webhook) {
  return { config: { webhook }, schema: { hide: true } };
}
