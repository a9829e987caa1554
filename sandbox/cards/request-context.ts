import type { CardStore, StripeObject } from "./store.ts";

/** What a request works with. Made anew for each, so that its events name the request that caused them. */
export interface RequestContext {
  store: CardStore;
  sandboxUrl: string;
  /** Who asks: the app's server, or the browser with a publishable key and a client secret. */
  caller: "secret" | "publishable";
  /** Records an event with the object as it is now, and sends it to the app's webhook. */
  publish(type: string, object: StripeObject, previous?: Record<string, unknown>): void;
  /** Does what banks do in their own time, with a context of its own: those events name no request. */
  later(work: (context: RequestContext) => void): void;
}
