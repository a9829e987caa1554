import type { CardStore } from "#sandbox/cards/store.ts";
import { invalidRequest } from "./stripe-error.ts";

/** A reply as plain data, a copy that shares nothing with the store. */
type Json = Record<string, unknown>;

const maximumDepth = 4;

/**
 * Replaces ids by the objects they name: `latest_charge`, `latest_charge.payment_method_details.card.mandate`.
 * @throws StripeError for a path that leads nowhere.
 */
export function expand(store: CardStore, reply: Json, paths: readonly string[]): Json {
  for (const path of paths) {
    const steps = path.split(".");
    if (steps.length > maximumDepth) {
      throw invalidRequest(`You cannot expand more than ${maximumDepth} levels of a property (${path}).`);
    }
    expandPath(store, reply, steps, path);
  }
  return reply;
}

function expandPath(store: CardStore, node: Json, steps: readonly string[], path: string): void {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  const value = node[step];
  if (value === null) return;
  const child = typeof value === "string" ? find(store, value) : value;
  if (!isJson(child)) {
    throw invalidRequest(`This property cannot be expanded (${path}).`);
  }
  node[step] = child;
  expandPath(store, child, rest, path);
}

function find(store: CardStore, id: string): object | undefined {
  const object =
    store.intents.get(id) ??
    store.charges.get(id) ??
    store.refunds.get(id) ??
    store.disputes.get(id) ??
    store.methods.get(id)?.object ??
    store.customers.get(id) ??
    store.mandates.get(id);
  return object && structuredClone(object);
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
