import type { ServerEvent } from "#contract/events.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { networkPlaces } from "#domain/rate-limits/network-places.ts";
import type { Networks } from "#domain/rate-limits/networks.ts";
import type { Clock } from "#domain/runtime.ts";
import type { Audience, Publish } from "#domain/user-events.ts";
import { callsUnderWay, type PresentState, type PresentStateStore } from "./present-state.ts";
import { openQuietTimes } from "./quiet-times.ts";
import { eventsBetween, type StateEvent, stateEvent } from "./state-events.ts";
import { openQueue } from "./work-queue.ts";

/** A user's open stream. Neither function waits or throws. */
export interface Listener {
  user: WalletUser;
  /** The session that the stream ends with. */
  tokenHash: string;
  networks: Networks;
  send(event: ServerEvent): void;
  end(): void;
}

export interface EventHub {
  /**
   * Sends the present state at once, and then changes until the returned function is called.
   * Refuses `too_many_requests` when the user or the network has too many streams, and `unavailable` when this process
   * has.
   */
  open(listener: Listener): (() => void) | Refusal;
  /** The first event of a stream alone. */
  stateOf(user: WalletUser): Promise<StateEvent | undefined>;
  /** True while this process has an open stream of the session. */
  hasStream(userId: string, tokenHash: string): boolean;
  receive: Publish;
  /** Reads every state again, because published events may be lost on their way to this process. */
  refresh(): Promise<void>;
  count(): number;
  close(): void;
}

export interface StreamLimits {
  perUser: number;
  perNetwork: number;
  inAll: number;
}

export interface EventHubDeps {
  states: PresentStateStore;
  clock: Clock;
  limits: StreamLimits;
  /** Reports to the operator that states could not be read; the next refresh tries again. */
  report: (failure: unknown) => void;
  /** The time since which the events of all processes arrive here; undefined while they do not. */
  hearsSince: () => Date | undefined;
}

/** A person with ten tabs, and an office of hundreds behind one address. */
export const defaultStreamLimits: StreamLimits = { perUser: 10, perNetwork: 1_000, inAll: 20_000 };

/** Most users or sessions that one statement reads. */
const batch = 500;

interface Stream extends Listener {
  state: PresentState | undefined;
  leaveNetworks(): void;
}

export function createEventHub({ states, clock, limits, report, hearsSince }: EventHubDeps): EventHub {
  const quietTimes = openQuietTimes(clock, hearsSince);
  const all = new Set<Stream>();
  const byUser = new Map<string, Set<Stream>>();
  const networkStreams = networkPlaces(limits.perNetwork);
  const byWallet = new Map<string, Set<Stream>>();
  const statesToSend = openQueue({ batch, work: sendStates, report });
  const sessionsToVerify = openQueue({ batch, work: endDeadSessions, report });

  async function sendStates(userIds: string[]): Promise<void> {
    const present = await states.read(userIds, userIds.flatMap(olderCalls));
    const now = clock.now();
    for (const [userId, state] of present) {
      for (const stream of byUser.get(userId) ?? []) {
        const { user, state: before } = stream;
        const events = before
          ? eventsBetween(before, state, now)
          : [stateEvent(state, now, quietTimes.quiet_ms(user))];
        stream.state = state;
        for (const event of events) stream.send(event);
      }
    }
  }

  /** The calls of a user whose ends the streams have to tell, but for the newest, which every state has. */
  function olderCalls(userId: string): string[] {
    const states = [...(byUser.get(userId) ?? [])].flatMap(({ state }) => state ?? []);
    return states.flatMap((state) =>
      callsUnderWay(state)
        .filter((call) => state.calls.some((one) => one !== call && one.createdAt >= call.createdAt))
        .map(({ id }) => id),
    );
  }

  async function endDeadSessions(tokenHashes: string[]): Promise<void> {
    const living = await states.livingSessions(tokenHashes);
    const dead = new Set(tokenHashes.filter((hash) => !living.has(hash)));
    for (const stream of [...all]) {
      if (!dead.has(stream.tokenHash)) continue;
      remove(stream);
      stream.end();
    }
  }

  function remove(stream: Stream): void {
    all.delete(stream);
    leave(byUser, stream.user.id, stream);
    stream.leaveNetworks();
    leave(byWallet, stream.user.walletId, stream);
  }

  function streamsOf(audience: Audience): Set<Stream> | undefined {
    return "userId" in audience ? byUser.get(audience.userId) : byWallet.get(audience.walletId);
  }

  return {
    open(listener) {
      const { id, walletId } = listener.user;
      if ((byUser.get(id)?.size ?? 0) >= limits.perUser) return refuse("too_many_requests");
      if (all.size >= limits.inAll) return refuse("unavailable");
      const leaveNetworks = networkStreams.take(listener.networks);
      if (leaveNetworks === undefined) return refuse("too_many_requests");
      const stream: Stream = { ...listener, state: undefined, leaveNetworks };
      all.add(stream);
      enter(byUser, id, stream);
      enter(byWallet, walletId, stream);
      statesToSend.add(id);
      return () => remove(stream);
    },

    async stateOf(user) {
      const state = (await states.read([user.id])).get(user.id);
      return state && stateEvent(state, clock.now(), quietTimes.quiet_ms(user));
    },

    hasStream: (userId, tokenHash) =>
      [...(byUser.get(userId) ?? [])].some((stream) => stream.tokenHash === tokenHash),

    receive(audience, event) {
      quietTimes.note(audience);
      for (const stream of streamsOf(audience) ?? []) {
        if (event.type === "changed") statesToSend.add(stream.user.id);
        else if (event.type === "sessions_ended") sessionsToVerify.add(stream.tokenHash);
        // A stream without a state skips the event: its first state includes the change.
        else if (stream.state) stream.send(event);
      }
    },

    async refresh() {
      for (const { tokenHash } of all) sessionsToVerify.add(tokenHash);
      for (const userId of byUser.keys()) statesToSend.add(userId);
      await Promise.all([sessionsToVerify.idle(), statesToSend.idle()]);
    },

    count: () => all.size,

    close() {
      for (const stream of [...all]) {
        remove(stream);
        stream.end();
      }
    },
  };
}

function enter(streams: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  streams.set(key, (streams.get(key) ?? new Set()).add(stream));
}

function leave(streams: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const those = streams.get(key);
  those?.delete(stream);
  if (those?.size === 0) streams.delete(key);
}
