import type Stripe from "stripe";
import { integer, object, optional, text, type Values } from "./parameters.ts";
import { expectFound, invalidRequest } from "./stripe-error.ts";

export const pageFields = {
  limit: optional(integer),
  starting_after: optional(text()),
};
export const listFields = {
  ...pageFields,
  /** A range of times, in seconds since 1970, of which the product names the start. */
  created: optional(object({ gte: optional(integer) })),
};
type ListValues = Values<typeof pageFields> & Partial<Values<typeof listFields>>;

export interface Listed {
  id: string;
  created: number;
}

/**
 * One page of `items`, which are newest first.
 * @throws StripeError for a limit outside 1 to 100 and for an unknown cursor.
 */
export function page<T extends Listed>(
  items: readonly T[],
  values: ListValues,
  url: string,
): Stripe.ApiList<T> {
  const limit = values.limit ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest("This value must be between 1 and 100.", { param: "limit" });
  }
  const { starting_after: after, created } = values;
  // A cursor may be an object that the filter leaves out.
  const older = items
    .slice(after === undefined ? 0 : positionOf(items, after) + 1)
    .filter((item) => item.created >= (created?.gte ?? 0));
  return { object: "list", data: older.slice(0, limit), has_more: older.length > limit, url };
}

function positionOf(items: readonly Listed[], id: string): number {
  const cursor = items.find((item) => item.id === id);
  return items.indexOf(expectFound(cursor, "object", id, "starting_after"));
}
