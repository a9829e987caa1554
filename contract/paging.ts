import { z } from "zod";

/** Where a page of a list ends: between the entry it names and the ones before that. */
export interface Cursor {
  /** ISO, in microseconds: finer than what is shown, so that no two cursors are equal. */
  createdAt: string;
  id: string;
}

/** On the wire a cursor is one opaque word, which clients send back unchanged. */
export function encodeCursor({ createdAt, id }: Cursor): string {
  return `${createdAt}~${id}`;
}

const microsecondsSchema = z.iso.datetime({ precision: 6 });
const invalidCursor = "This place in the list is not valid.";
export const cursorSchema = z
  .string()
  .regex(/^2\d{3}-[^~]+~[\w:-]{1,100}$/, invalidCursor)
  .transform((cursor): Cursor => {
    const [createdAt = "", id = ""] = cursor.split("~");
    return { createdAt, id };
  })
  .refine(({ createdAt }) => microsecondsSchema.safeParse(createdAt).success, invalidCursor);

/** Where a reply says how to ask for what came before its last entry; missing at the end of the list. */
export const nextCursorHeader = "x-next-cursor";
