import type { FastifyInstance } from "fastify";
import { openEventChannel } from "#adapters/postgres/event-channel.ts";
import { presentStateStore } from "#adapters/postgres/present-state-store.ts";
import type { CallLimits } from "#domain/calls/call-limits.ts";
import { createEventHub, type EventHub, type StreamLimits } from "#domain/events/event-hub.ts";
import type { Recorder } from "#domain/operator-metrics.ts";
import type { Publish } from "#domain/user-events.ts";
import { type WalletChanges, walletChanges } from "#domain/wallet-changes.ts";
import { eventRoute } from "#server/http/routes/event-routes.ts";
import { type Host, randomIds, systemClock } from "./platform.ts";
import type { Storage } from "./storage.ts";

/** The longest delay until a lost event is made up for. */
const refreshEvery_ms = 15_000;

const hearsNothing =
  "LISTEN hears no notification, so pages follow other nodes up to 15 seconds late: DATABASE_DIRECT_URL must reach the same database as DATABASE_URL, past any pooler";
const hearsAgain = "LISTEN hears notifications again";

export interface Events {
  hub: EventHub;
  /** The changes of wallets that are published on this node and on all others. */
  changes: WalletChanges;
  /** Publishes to the users on this node and on all others. */
  publish: Publish;
  /** Calls `changed` when the state of a wallet or session may have changed: it was published, or news may be missing. */
  onChange: (changed: () => void) => void;
  /** Returns true while notifications arrive at this node. */
  hears: () => boolean;
  close(): Promise<void>;
}

/** Connects this node's event streams with the other nodes. Closing the app ends every stream. */
export function openEvents(
  app: FastifyInstance,
  { database, connection }: Pick<Storage, "database" | "connection">,
  { streamLimits, callLimits }: { streamLimits: StreamLimits; callLimits: Pick<CallLimits, "calling"> },
): Events {
  let hearsSince: Date | undefined;
  /** Events of other nodes may have been lost until now. */
  const hearsFromNow = () => {
    hearsSince = systemClock.now();
  };
  const hub = createEventHub({
    states: presentStateStore(database, systemClock, callLimits),
    clock: systemClock,
    limits: streamLimits,
    report: (failure) => app.log.error({ err: failure }, "the state for event streams could not be read"),
    hearsSince: () => (channel.hears() ? hearsSince : undefined),
  });
  const changes = walletChanges();
  const subscribers: (() => void)[] = [];
  const notifySubscribers = () => {
    for (const changed of subscribers) changed();
  };
  const receive: Publish = (audience, event) => {
    hub.receive(audience, event);
    changes.receive(audience, event);
    if (event.type === "changed" || event.type === "sessions_ended") notifySubscribers();
  };
  const channel = openEventChannel({
    database,
    connection,
    nodeId: randomIds.uuid(),
    onEvent: receive,
    onGap() {
      hearsFromNow();
      void hub.refresh();
      notifySubscribers();
    },
    onTrouble(failure) {
      hearsFromNow();
      app.log.warn({ err: failure }, "events between nodes are delayed");
    },
    onHearing(hears) {
      hearsFromNow();
      hears ? app.log.warn(hearsAgain) : app.log.error(hearsNothing);
    },
  });
  // `preClose` runs before the server waits for its requests to end: a stream would not end by itself.
  app.addHook("preClose", async () => hub.close());
  return {
    hub,
    changes,
    hears: channel.hears,
    close: channel.close,
    onChange: (changed) => void subscribers.push(changed),
    publish(audience, event) {
      receive(audience, event);
      channel.publish(audience, event);
    },
  };
}

const sayHeldBackEvery_ms = 60 * 60_000;

export function serveEvents({ app, mount, jobs }: Host, { hub }: Events, recorder: Recorder): void {
  let sayAt_ms = 0;
  eventRoute(mount, hub, () => {
    recorder.count("eventsHeldBack", {});
    if (Date.now() < sayAt_ms) return;
    sayAt_ms = Date.now() + sayHeldBackEvery_ms;
    app.log.error(
      "a proxy holds back the event stream of a page, which asks every 5 seconds instead: GET /api/events must pass unbuffered, as docs/operating.md says for each proxy",
    );
  });
  jobs.push({ name: "refresh event streams", every_ms: refreshEvery_ms, run: () => hub.refresh() });
}
