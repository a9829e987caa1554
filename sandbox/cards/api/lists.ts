import type { FormValue } from "./form-encoding.ts";
import { integer, object, optional, text, type Values } from "./parameters.ts";
import { found, invalidRequest } from "./stripe-error.ts";

const range = object({
  gt: optional(integer),
  gte: optional(integer),
  lt: optional(integer),
  lte: optional(integer),
});

export const pageFields = {
  limit: optional(integer),
  starting_after: optional(text()),
  ending_before: optional(text()),
};
export const listFields = {
  ...pageFields,
  /** A time, or a range of times, in seconds since 1970. */
  created: optional((value: FormValue, name: string) => {
    if (typeof value !== "string") return range(value, name);
    const moment = integer(value, name);
    return { gt: undefined, gte: moment, lt: undefined, lte: moment };
  }),
};
type ListValues = Values<typeof pageFields> & Partial<Values<typeof listFields>>;

export interface ListObject<T> {
  object: "list";
  data: T[];
  has_more: boolean;
  url: string;
}

export interface Listed {
  id: string;
  created: number;
}

/**
 * One page of `items`, which are newest first.
 * @throws StripeError for a limit outside 1 to 100, an unknown cursor, or two cursors.
 */
export function page<T extends Listed>(items: T[], values: ListValues, url: string): ListObject<T> {
  const limit = values.limit ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest("This value must be between 1 and 100.", { param: "limit" });
  }
  const { starting_after: after, ending_before: before } = values;
  if (after !== undefined && before !== undefined) {
    throw invalidRequest(
      "Received both starting_after and ending_before parameters. Please pass in only one.",
    );
  }
  const wanted = (some: T[]) => some.filter((item) => isWithin(item.created, values.created));
  // A cursor may be an object that the filter leaves out.
  if (before !== undefined) {
    const newer = wanted(items.slice(0, positionOf(items, before, "ending_before")));
    return { object: "list", data: newer.slice(-limit), has_more: newer.length > limit, url };
  }
  const older = wanted(
    after === undefined ? items : items.slice(positionOf(items, after, "starting_after") + 1),
  );
  return { object: "list", data: older.slice(0, limit), has_more: older.length > limit, url };
}

function positionOf(items: readonly Listed[], id: string, param: string): number {
  const cursor = items.find((item) => item.id === id);
  return items.indexOf(found(cursor, "object", id, param));
}

function isWithin(created: number, wanted: ListValues["created"]): boolean {
  if (!wanted) return true;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted;
  return created > gt && created >= gte && created < lt && created <= lte;
}
