import type { FastifyInstance } from "fastify";
import { expectKnownKeys } from "#adapters/postgres/re-encrypt.ts";
import { noTracing } from "#domain/tracing.ts";
import type { Config } from "#server/config.ts";
import { observeRequests } from "#server/observe/observe-requests.ts";
import { observedDatabase } from "#server/observe/observed-database.ts";
import { observerOf } from "#server/observe/observer.ts";
import { openDataCipher } from "./data-cipher.ts";
import { type Events, openEvents } from "./events.ts";
import { type Metrics, openMetrics } from "./metrics.ts";
import { type Platform, randomIds, systemClock } from "./platform.ts";
import { openStorage, type Storage } from "./storage.ts";
import { openTelemetry } from "./telemetry.ts";

/** The platform, and the wider parts that single rooms use. */
export interface OpenPlatform {
  platform: Platform;
  storage: Storage;
  events: Events;
  metrics: Metrics;
}

/** Opens the platform. `opened` closes in reverse order what was opened, also when a later part fails. */
export async function openPlatform(
  config: Config,
  app: FastifyInstance,
  opened: AsyncDisposableStack,
): Promise<OpenPlatform> {
  const storage = opened.adopt(await openStorage(config, console.log), ({ close }) => close());
  // The last export reads the figures of the whole once more, so it comes before the end of the storage.
  const telemetry = opened.adopt(await openTelemetry(config), ({ close }) => close());
  const { tracing } = telemetry;
  observeRequests(app, tracing);
  const database = tracing === noTracing ? storage.database : observedDatabase(storage.database, tracing);
  const cipher = await openDataCipher(config);
  await expectKnownKeys(database, cipher);
  const { connection } = storage;
  const limits = { streamLimits: config.streamLimits, ...config.creditLimits() };
  const events = opened.adopt(openEvents(app, { database, connection }, limits), ({ close }) => close());
  const metrics = openMetrics(telemetry);
  const platform: Platform = {
    config,
    clock: systemClock,
    ids: randomIds,
    log: app.log,
    observer: observerOf({ tracing, recorder: metrics.recorder, log: app.log }),
    database,
    cipher,
    publish: events.publish,
  };
  return { platform, storage, events, metrics };
}
