import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterEach, beforeAll, expect } from "vitest";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import { defaultStreamLimits, type StreamLimits } from "#domain/events/event-hub.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { authenticate, logOut } from "#domain/users/sign-in/authenticate.ts";
import { type Events, openEvents } from "#server/compose/platform/events.ts";
import { systemClock } from "#server/compose/platform/platform.ts";
import { handleErrors } from "#server/http/errors.ts";
import { createMount } from "#server/http/mount.ts";
import { eventRoute } from "#server/http/routes/event-routes.ts";
import { pageSessions } from "#server/http/sessions/page-sessions.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { type UserHarness, userHarness } from "#testing/people/user-harness.ts";
import { type EventReader, readEvents } from "./event-reader.ts";
import { ownLimits } from "./quiet-app.ts";

export interface TestUser extends WalletUser {
  token: string;
}

export interface EventNode extends Events {
  origin: string;
  stop(): Promise<unknown>;
}

/** Nodes that share a database and send live updates. Call it at the top of a file: they end after each test. */
export function eventNodes() {
  const database = testDatabase();
  let harness: UserHarness;
  /** The node that the use-cases of users run on. */
  let accountNode: EventNode | undefined;
  const closings: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    harness = await userHarness(database, { publish: (...event) => accountNode?.publish(...event) });
    harness.deps.clock = systemClock;
  });
  afterEach(async () => {
    accountNode = undefined;
    for (const close of closings.splice(0).reverse()) await close();
  });

  return {
    database,
    get harness() {
      return harness;
    },
    publishFrom(node: EventNode): void {
      accountNode = node;
    },
    closeAfter(close: () => Promise<unknown>): void {
      closings.push(close);
    },

    async startNode(limits: Partial<StreamLimits> = {}, calling = true): Promise<EventNode> {
      const app = Fastify({ forceCloseConnections: true });
      app.setValidatorCompiler(validatorCompiler);
      app.setSerializerCompiler(serializerCompiler);
      handleErrors(app);
      const storage = { database, connection: database.connection() };
      const events = openEvents(app, storage, {
        streamLimits: { ...defaultStreamLimits, ...limits },
        callLimits: { calling },
      });
      const pages = pageSessions({
        publicUrl: "https://farline.example",
        endSession: (token) => logOut(harness.deps, token),
      });
      eventRoute(
        createMount(app, (token) => authenticate(harness.deps, token), ownLimits(), pages),
        events.hub,
        () => undefined,
      );
      const stop = async () => {
        await app.close();
        await events.close();
      };
      closings.push(stop);
      return { ...events, origin: await app.listen({ port: 0, host: "127.0.0.1" }), stop };
    },

    async openStream(node: EventNode, credentials: string | Record<string, string>): Promise<EventReader> {
      const reader = await readEvents(node.origin, credentials);
      closings.push(() => reader.close());
      expect(await reader.next()).toMatchObject({ type: "state" });
      return reader;
    },

    async newUser(): Promise<TestUser> {
      const person = await harness.verified();
      return { id: person.id, walletId: person.walletId, token: await harness.session(person) };
    },

    async credit({ walletId }: WalletUser, delta_mc: number): Promise<string> {
      const subjectId = randomUUID();
      await database.withClient(async (client) => {
        const { ledger } = callStores(client);
        await ledger.openWallet(walletId);
        const ref = `payment:${subjectId}:1`;
        await ledger.post({ walletId, contra: "payments", delta_mc, ref, subjectId, mayOverdraw: false });
      });
      return subjectId;
    },
  };
}

export const warning = (secondsLeft: 30 | 120 = 30) =>
  ({ type: "call_warning", callId: randomUUID(), providerCallId: `CA${randomUUID()}`, secondsLeft }) as const;
