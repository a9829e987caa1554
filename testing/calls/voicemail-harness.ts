import { randomUUID } from "node:crypto";
import type { Client } from "#adapters/postgres/connection/database.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { awaitedMessageStore } from "#adapters/postgres/voicemail/awaited-message-store.ts";
import { voicemailStore } from "#adapters/postgres/voicemail/voicemail-store.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { awaitMessage } from "#domain/voicemail/awaited-messages.ts";
import { greetingOf } from "#domain/voicemail/greeting.ts";
import { StorageError, type VoicemailDeps, type VoicemailStorage } from "#domain/voicemail/voicemail-deps.ts";
import { type TestDatabase, testCipher } from "#testing/database/test-database.ts";
import type { CallHarness } from "./call-harness.ts";
import { publicUrl } from "./call-harness.ts";

/** A storage in memory. A test puts faults into its answers. */
export interface FakeStorage extends VoicemailStorage {
  files: Map<string, Uint8Array>;
  fault: "away" | "full" | "slow" | undefined;
}

function fakeStorage(): FakeStorage {
  const files = new Map<string, Uint8Array>();
  const answer = () => {
    if (fake.fault === "away") throw new StorageError("The storage is away, as the test asked");
  };
  const fake: FakeStorage = {
    files,
    fault: undefined,
    async put(id, bytes) {
      answer();
      files.set(id, bytes);
    },
    async get(id, { isUrgent } = { isUrgent: false }) {
      if (fake.fault === "slow" && !isUrgent) await new Promise(() => undefined);
      if (fake.fault === "slow") throw new StorageError("The storage is slow, as the test asked");
      answer();
      return files.get(id);
    },
    async remove(id) {
      answer();
      files.delete(id);
    },
    async hasRoom() {
      answer();
      return fake.fault !== "full";
    },
  };
  return fake;
}

/** Voicemail of a harness's calls, which takes messages from then on. */
export function voicemailHarness(database: TestDatabase, harness: CallHarness) {
  const storage = fakeStorage();
  const stores = (client: Client) => ({
    voicemail: voicemailStore(client),
    awaited: awaitedMessageStore(client),
  });
  const reports: string[] = [];
  const { carriers, defaultCarrier, clock, publish }: CallDeps = harness.deps;
  const deps: VoicemailDeps = {
    carriers,
    defaultCarrier,
    hasKey: true,
    storage,
    cipher: testCipher,
    connection: (work) => database.withClient((client) => work(stores(client))),
    transaction: (work) =>
      database.transaction((client) => work({ ...stores(client), outbox: outboxStore(client, testCipher) })),
    clock,
    ids: { uuid: randomUUID, secret: randomUUID },
    publish,
    publicUrl,
    report: (problem) => reports.push(problem),
  };
  harness.deps.incoming.greetingOf = (...callee) => greetingOf(deps, ...callee);
  harness.deps.incoming.awaitMessage = (...call) => awaitMessage(deps, ...call);
  return { deps, storage, reports };
}
