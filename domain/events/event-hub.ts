import type { ServerEvent } from "#contract/events.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { Clock } from "#domain/runtime.ts";
import type { Tell } from "#domain/tell.ts";
import type { PresentState, PresentStateStore } from "./present-state.ts";
import { eventsBetween } from "./state-events.ts";
import { openQueue } from "./work-queue.ts";

/** Somebody's open stream. Neither function waits or throws. */
export interface Listener {
  accountId: string;
  /** Whose end is the stream's end, too. */
  tokenHash: string;
  send(event: ServerEvent): void;
  end(): void;
}

/** The open streams of this process. */
export interface EventHub {
  /**
   * Sends the present state at once, and from then on what changes, until the returned function is called. Refuses
   * `too_many_requests` to who has as many streams as one may, and `unavailable` when this process has.
   */
  open(listener: Listener): (() => void) | Refusal;
  hear: Tell;
  /** Looks at everything anew: what was told may have been lost on its way here. */
  refresh(): Promise<void>;
  /** How many streams are open. */
  count(): number;
  /** Ends every stream. */
  close(): void;
}

export interface EventHubDeps {
  states: PresentStateStore;
  clock: Clock;
  limits: { perAccount: number; inAll: number };
  /** Tells the operator that states could not be read; the next refresh tries again. */
  report: (failure: unknown) => void;
}

export const defaultStreamLimits: EventHubDeps["limits"] = { perAccount: 10, inAll: 20_000 };

/** How many accounts or sessions one statement reads. */
const batch = 500;

interface Stream extends Listener {
  /** What its reader knows. */
  state: PresentState | undefined;
}

export function createEventHub({ states, clock, limits, report }: EventHubDeps): EventHub {
  const rooms = new Map<string, Set<Stream>>();
  const all = new Set<Stream>();
  const changed = openQueue({ batch, work: sendStates, report });
  const doubted = openQueue({ batch, work: endDeadSessions, report });

  async function sendStates(accountIds: string[]): Promise<void> {
    const present = await states.read(accountIds);
    const now = clock.now();
    for (const [accountId, state] of present) {
      for (const stream of rooms.get(accountId) ?? []) {
        const events = eventsBetween(stream.state, state, now);
        stream.state = state;
        for (const event of events) stream.send(event);
      }
    }
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
    const room = rooms.get(stream.accountId);
    room?.delete(stream);
    if (room?.size === 0) rooms.delete(stream.accountId);
  }

  return {
    open(listener) {
      const room = rooms.get(listener.accountId) ?? new Set();
      if (room.size >= limits.perAccount) return refuse("too_many_requests");
      if (all.size >= limits.inAll) return refuse("unavailable");
      const stream: Stream = { ...listener, state: undefined };
      all.add(stream);
      rooms.set(listener.accountId, room.add(stream));
      changed.add(listener.accountId);
      return () => remove(stream);
    },

    hear(accountId, told) {
      const room = rooms.get(accountId);
      if (!room) return;
      if (told.type === "changed") return changed.add(accountId);
      if (told.type === "sessions_ended") {
        for (const { tokenHash } of room) doubted.add(tokenHash);
        return;
      }
      // Whoever has no state yet will be sent one that says it, or came too late to be told.
      for (const stream of room) if (stream.state) stream.send(told);
    },

    async refresh() {
      for (const { tokenHash } of all) doubted.add(tokenHash);
      for (const accountId of rooms.keys()) changed.add(accountId);
      await Promise.all([doubted.idle(), changed.idle()]);
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
