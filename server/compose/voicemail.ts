import { join } from "node:path";
import type { Client } from "#adapters/postgres/connection/database.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { awaitedMessageStore } from "#adapters/postgres/voicemail/awaited-message-store.ts";
import { voicemailStore } from "#adapters/postgres/voicemail/voicemail-store.ts";
import { fileStorage } from "#adapters/voicemail-storage/file-storage.ts";
import { s3Storage } from "#adapters/voicemail-storage/s3-storage.ts";
import type { Carriers } from "#domain/calls/voice-carrier.ts";
import { failureCode, right, type ServiceCheck, wrong } from "#domain/service-check.ts";
import { findAwaitedMessages } from "#domain/voicemail/awaited-messages.ts";
import { fetchRecordings, sweepVoicemail } from "#domain/voicemail/record-message.ts";
import { resealSounds } from "#domain/voicemail/reseal-sounds.ts";
import type { VoicemailDeps, VoicemailStorage, VoicemailStores } from "#domain/voicemail/voicemail-deps.ts";
import type { Config } from "#server/config.ts";
import { greetingRoute, voicemailRoutes } from "#server/http/routes/calls/voicemail-routes.ts";
import type { Host, Platform } from "./platform/platform.ts";

const stores = (client: Client): VoicemailStores => ({
  voicemail: voicemailStore(client),
  awaited: awaitedMessageStore(client),
});

type StorageConfig = Pick<Config, "voicemailBucket" | "dataDirectory">;

/** A key that the product keeps beside the data protects nothing in production. */
function hasVoicemailKey({ dataKeys, production }: Pick<Config, "dataKeys" | "production">): boolean {
  return dataKeys.current !== undefined || !production;
}

function voicemailStorage({ voicemailBucket, dataDirectory }: StorageConfig): VoicemailStorage {
  return voicemailBucket ? s3Storage(voicemailBucket) : fileStorage(join(dataDirectory, "voicemail"));
}

/** Asks the storage whether it has room. Writes nothing. */
export function voicemailCheck(config: StorageConfig & Parameters<typeof hasVoicemailKey>[0]): ServiceCheck {
  const { voicemailBucket, dataDirectory } = config;
  const place = voicemailBucket?.url ?? join(dataDirectory, "voicemail");
  return {
    name: "voicemail",
    async check() {
      if (!hasVoicemailKey(config))
        return [wrong("Voicemail is off, because recordings could not be encrypted: set DATA_KEY.")];
      try {
        if (!(await voicemailStorage(config).hasRoom()))
          return [wrong(`${place} has less than 200 MB left: callers can leave no messages.`)];
      } catch (error) {
        return [wrong(`Messages of callers cannot be stored in ${place} (${failureCode(error)}).`)];
      }
      return [
        right(
          voicemailBucket
            ? `The bucket ${place} takes messages of callers.`
            : `Messages of callers are stored in ${place}. With several nodes it must be a folder that all of them share; or name a bucket in VOICEMAIL_BUCKET_URL.`,
        ),
      ];
    },
  };
}

export function voicemailDeps(
  { config, clock, ids, log, database, cipher, publish }: Platform,
  { carriers, defaultCarrier }: { carriers: Carriers; defaultCarrier: string },
): VoicemailDeps {
  return {
    carriers,
    defaultCarrier,
    hasKey: hasVoicemailKey(config),
    storage: voicemailStorage(config),
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
  jobs.push({
    name: "encrypt sounds with the current key",
    every_ms: 60 * 60_000,
    retry_ms: 60_000,
    run: () => resealSounds(deps),
  });
  jobs.push({ name: "find recordings", every_ms: 60_000, run: () => findAwaitedMessages(deps) });
  jobs.push({ name: "delete recordings", every_ms: 15_000, run: () => sweepVoicemail(deps) });
}
