import { join } from "node:path";
import type { Client } from "#adapters/postgres/connection/database.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { voicemailStore } from "#adapters/postgres/voicemail/voicemail-store.ts";
import { fileStorage } from "#adapters/voicemail-storage/file-storage.ts";
import type { Carriers } from "#domain/calls/voice-carrier.ts";
import { fetchRecordings, sweepVoicemail } from "#domain/voicemail/record-message.ts";
import type { VoicemailDeps, VoicemailStores } from "#domain/voicemail/voicemail-deps.ts";
import { greetingRoute, voicemailRoutes } from "#server/http/routes/calls/voicemail-routes.ts";
import type { Host, Platform } from "./platform/platform.ts";

const stores = (client: Client): VoicemailStores => ({ voicemail: voicemailStore(client) });

export function voicemailDeps(
  { config, clock, ids, log, database, cipher, publish }: Platform,
  { carriers, defaultCarrier }: { carriers: Carriers; defaultCarrier: string },
): VoicemailDeps {
  return {
    carriers,
    defaultCarrier,
    // A key that the product keeps beside the data protects nothing in production.
    hasKey: config.dataKeys.current !== undefined || !config.production,
    storage: fileStorage(join(config.dataDirectory, "voicemail")),
    cipher,
    connection: (work) => database.withClient((client) => work(stores(client))),
    transaction: (work) =>
      database.transaction((client) => work({ ...stores(client), outbox: outboxStore(client, cipher) })),
    clock,
    ids,
    publish,
    publicUrl: config.publicUrl,
    report: (problem, cause) => log.error({ err: cause }, problem),
  };
}

export function serveVoicemail({ app, mount, jobs }: Host, deps: VoicemailDeps): void {
  voicemailRoutes(mount, deps);
  greetingRoute(app, deps);
  jobs.push({ name: "fetch recordings", every_ms: 2_000, run: () => fetchRecordings(deps) });
  jobs.push({ name: "delete recordings", every_ms: 15_000, run: () => sweepVoicemail(deps) });
}
