import { Leg, type LegParties } from "./leg.ts";

/** Every leg, running or finished, so that the app can read it after a crash. The oldest finished legs are dropped. */
export class CallLog {
  readonly #legs = new Map<string, Leg>();
  readonly #limit: number;

  constructor(limit = 10_000) {
    this.#limit = limit;
  }

  open(parties: LegParties): Leg {
    const leg = new Leg(parties);
    this.#legs.set(leg.sid, leg);
    const oldest = this.#legs.size > this.#limit && [...this.#legs.values()].find(({ over }) => over.aborted);
    if (oldest) this.#legs.delete(oldest.sid);
    return leg;
  }

  find(sid: string): Leg | undefined {
    return this.#legs.get(sid);
  }

  /** Newest first. */
  list(filter: (leg: Leg) => boolean): Leg[] {
    return [...this.#legs.values()].filter(filter).reverse();
  }
}

/** The log as the REST API reads it. */
export type CallRecords = Pick<CallLog, "find" | "list">;
