import { Leg, type LegParties } from "./leg.ts";

/** Every leg, running or finished, so that the app can read it after a crash. The oldest finished legs are dropped. */
export interface CallLog {
  open(parties: LegParties): Leg;
  find(sid: string): Leg | undefined;
  /** Newest first. */
  list(filter: (leg: Leg) => boolean): Leg[];
}

const kept = 10_000;

export function createCallLog(limit = kept): CallLog {
  const legs = new Map<string, Leg>();

  function forgetOldest(): void {
    if (legs.size <= limit) return;
    for (const leg of legs.values()) {
      if (leg.over.aborted) {
        legs.delete(leg.sid);
        return;
      }
    }
  }

  return {
    open(parties) {
      const leg = new Leg(parties);
      legs.set(leg.sid, leg);
      forgetOldest();
      return leg;
    },
    find: (sid) => legs.get(sid),
    list: (filter) => [...legs.values()].filter(filter).reverse(),
  };
}
