import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { OperatorNumbers } from "#domain/operator-numbers.ts";

export interface Metrics {
  contentType: string;
  /** @throws the errors of reading the shared numbers. */
  render(): Promise<string>;
  /** Counts an answered webhook. */
  answered(webhook: string, status: number, duration_s: number): void;
}

/** The caller hears nothing until the voice webhook is answered; 200 ms is the aim. */
const buckets_s = [0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5];

const gauges = {
  callsOpen: ["farline_calls_open", "Calls whose hold stands, on all nodes"],
  settleLag_s: ["farline_settle_lag_seconds", "How long the most overdue open call should have been over"],
  mailsWaiting: ["farline_outbox_waiting", "Mails that wait to be sent"],
  oldestMail_s: ["farline_outbox_oldest_seconds", "Age of the oldest mail that waits"],
  mailsGivenUp: ["farline_outbox_given_up", "Mails that were given up and wait for a person"],
  addressesRefusing: ["farline_addresses_refusing_mail", "Users whose address refuses mail for good"],
  hourSpend_mc: ["farline_spend_hour_millicredits", "What the calls of all wallets cost within an hour"],
  daySpend_mc: ["farline_spend_day_millicredits", "What the calls of all wallets cost within a day"],
  callingStopped: ["farline_calling_stopped", "1 while no call is opened, on all nodes"],
} as const satisfies Record<keyof OperatorNumbers, readonly [name: string, help: string]>;

/** Renders numbers for Prometheus; `read` fetches the numbers that all nodes share at each scrape. */
export function prometheusMetrics(
  read: () => Promise<OperatorNumbers>,
  { streams, hears }: { streams: () => number; hears: () => boolean },
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const shared = Object.entries(gauges).map(([key, [name, help]]) => ({
    key,
    gauge: new Gauge({ name, help, registers }),
  }));
  const open = new Gauge({
    name: "farline_event_streams",
    help: "Event streams that this process holds open",
    registers,
  });
  const listening = new Gauge({
    name: "farline_notifications_heard",
    help: "0 while notifications of other nodes do not arrive at this process",
    registers,
  });
  const webhooks = new Histogram({
    name: "farline_webhook_seconds",
    help: "How long webhooks took to be answered",
    labelNames: ["webhook", "status"],
    buckets: buckets_s,
    registers,
  });
  return {
    contentType: registry.contentType,
    async render() {
      const numbers = new Map(Object.entries(await read()));
      for (const { key, gauge } of shared) gauge.set(numbers.get(key) ?? Number.NaN);
      open.set(streams());
      listening.set(hears() ? 1 : 0);
      return registry.metrics();
    },
    answered: (webhook, status, duration_s) =>
      webhooks.observe({ webhook, status: String(status) }, duration_s),
  };
}
