import { z } from "zod";

/** A place in a list of what happened: between the entry it names and the ones before that. */
export interface Place {
  /** ISO, in microseconds: finer than what is shown, so that no two places are one. */
  createdAt: string;
  id: string;
}

/** On the wire a place is one word, for clients to hand back as they got it. */
export function placeCursor({ createdAt, id }: Place): string {
  return `${createdAt}~${id}`;
}

const microsecondsSchema = z.iso.datetime({ precision: 6 });
const invalidCursor = "This place in the list is not valid.";
export const placeSchema = z
  .string()
  .regex(/^2\d{3}-[^~]+~[\w:-]{1,100}$/, invalidCursor)
  .transform((cursor): Place => {
    const [createdAt = "", id = ""] = cursor.split("~");
    return { createdAt, id };
  })
  .refine(({ createdAt }) => microsecondsSchema.safeParse(createdAt).success, invalidCursor);

/** Where a reply says how to ask for what came before its last entry; missing at the end of the list. */
export const nextCursorHeader = "x-next-cursor";
