import type { PhoneSnapshot } from "#web/phone/phone.ts";
import type { Effect, Event, TimedEvent } from "./events.ts";
import { next } from "./next.ts";
import { initialState, type State, snapshotOf } from "./state.ts";

/** Feeds the engine its events, one after the other, and has the effects of each performed. */
export class EngineRunner {
  state: State = initialState;
  #snapshot: PhoneSnapshot = snapshotOf(initialState);
  readonly #perform: (effect: Effect) => void;
  readonly #events: TimedEvent[] = [];
  #isBusy = false;
  readonly #listeners = new Set<() => void>();
  readonly #waits = new Set<() => void>();

  constructor(perform: (effect: Effect) => void) {
    this.#perform = perform;
  }

  /** An effect that has an event of its own at once: that waits until the effects before it are done. */
  take = (event: Event): void => {
    this.#events.push({ ...event, at_ms: performance.now() });
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let first = this.#events.shift(); first; first = this.#events.shift()) {
        const { state, effects } = next(this.state, first);
        this.state = state;
        this.#publish();
        for (const check of this.#waits) check();
        for (const effect of effects) this.#perform(effect);
      }
    } finally {
      this.#isBusy = false;
    }
  };

  #publish(): void {
    const snapshot = snapshotOf(this.state);
    const keys = Object.keys(snapshot) as (keyof PhoneSnapshot)[];
    if (keys.every((key) => snapshot[key] === this.#snapshot[key])) return;
    this.#snapshot = snapshot;
    for (const listener of [...this.#listeners]) listener();
  }

  snapshot = (): PhoneSnapshot => this.#snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async until(isTrue: (state: State) => boolean): Promise<void> {
    if (isTrue(this.state)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const check = () => isTrue(this.state) && resolve();
    this.#waits.add(check);
    await promise;
    this.#waits.delete(check);
  }

  destroy(): void {
    this.#listeners.clear();
    this.take({ kind: "destroy" });
  }
}
