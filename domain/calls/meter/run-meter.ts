import pLimit from "p-limit";
import { type CallDeps, subjectOf } from "#domain/calls/call-deps.ts";
import type { DueCheck } from "#domain/calls/call-store.ts";
import { checkCall, claimOf } from "./check-call.ts";

const limits = {
  /** Calls of one read, so that a burst is read once. */
  read: 1_000,
  /** Calls of one transaction: their claims share the write to the disk, and hold their locks for milliseconds. */
  claim: 25,
  /** Claims take few of the pool's connections, because the checks and the webhooks of ended calls need the others. */
  claimsAtOnce: 4,
  /** Checks that may each wait for a request to the carrier. */
  checksAtOnce: 200,
  /** Claimed checks that wait for these. Fewer would let the carrier wait; more would keep calls from other nodes. */
  checksWaiting: 100,
} as const;

/** Watches the paid time of the open calls of all nodes. */
export interface Meter {
  /**
   * Claims and starts the checks of all calls that are due; does not wait for the carrier. Returns when the next call
   * is due: undefined when none is open, and a time that has passed when other nodes are claiming the calls.
   */
  look(stopped?: AbortSignal): Promise<Date | undefined>;
  /** Resolves when every check that was started has ended. Returns how many there were. */
  idle(): Promise<number>;
}

/**
 * `share`, from 0 to 1, is where in the list of due calls this node starts. Nodes that wake at the same moment then begin
 * with different calls.
 */
export function createMeter(deps: CallDeps, share = 0): Meter {
  const check = pLimit(limits.checksAtOnce);
  const claim = pLimit(limits.claimsAtOnce);
  const underWay = new Set<Promise<void>>();
  let started = 0;
  let ended = Promise.withResolvers<void>();

  function start(due: DueCheck, now: Date): void {
    const done = check(() =>
      deps.observer.step("meter", subjectOf(due.call), () => checkCall(deps, due, now)),
    )
      .catch((error: unknown) => deps.report(due.call.id, "the meter could not check the call", error))
      .finally(() => {
        underWay.delete(done);
        ended.resolve();
        ended = Promise.withResolvers();
      });
    underWay.add(done);
    started += 1;
  }

  /** Returns how many calls were claimed. A call that another node has claimed or locked is left to that node. */
  async function claimDue(now: Date): Promise<number> {
    const due = await deps.connection(({ calls }) => calls.due(now, limits.read));
    const first = Math.floor(share * due.length);
    const parts = chunks([...due.slice(first), ...due.slice(0, first)], limits.claim);
    const claimed = await claim.map(parts, async (part) => {
      while (check.pendingCount > limits.checksWaiting) await ended.promise;
      const ours = await claimAll(deps, part, now);
      for (const one of ours) start(one, now);
      return ours.length;
    });
    return claimed.reduce((sum, count) => sum + count, 0);
  }

  return {
    async look(stopped) {
      while (true) {
        const next = await deps.connection(({ calls }) => calls.nextDue());
        const now = deps.clock.now();
        if (next === undefined || next > now || stopped?.aborted) return next;
        if ((await claimDue(now)) === 0) return next;
      }
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
      return started;
    },
  };
}

/** Checks every open call that is due, and waits for the carrier. Returns how many calls were checked. */
export async function runMeter(deps: CallDeps): Promise<number> {
  const meter = createMeter(deps);
  await meter.look();
  return meter.idle();
}

/** If the process dies after the claims, the calls are checked again at the time that each claim has set. */
function claimAll(deps: CallDeps, part: readonly DueCheck[], now: Date): Promise<DueCheck[]> {
  return deps.transaction(async ({ calls }) => {
    const claimed = await Promise.all(part.map((due) => calls.claimDue(due, claimOf(due, now))));
    return part.filter((_due, index) => claimed[index]);
  });
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
