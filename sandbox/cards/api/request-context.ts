import type { EventType, ObjectOf } from "#sandbox/cards/objects.ts";
import type { CardStore } from "#sandbox/cards/store.ts";

/**
 * Dependencies of one request. Each request has a context of its own, so its events name the request that caused them.
 */
export interface RequestContext {
  store: CardStore;
  sandboxUrl: string;
  webhookUrl: string;
  /** The caller: the app's server, or a browser with a publishable key and a client secret. */
  caller: "secret" | "publishable";
  /** Records an event with the object's present state and sends it to the app's webhook. */
  publish<T extends EventType>(type: T, object: ObjectOf<T>, previous?: Partial<ObjectOf<T>>): void;
  /** Runs a bank's delayed work in a context of its own, because its events name no request. */
  later(work: (context: RequestContext) => void): void;
}
