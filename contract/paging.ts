import * as z from "zod/mini";

/** End of a page of a list: the next page begins with the entry before this one. */
export interface Cursor {
  /** ISO 8601 in microseconds, so that no two cursors are equal. */
  createdAt: string;
  id: string;
}

/** A cursor is one opaque word on the wire. Clients send it back unchanged. */
export function encodeCursor({ createdAt, id }: Cursor): string {
  return `${createdAt}~${id}`;
}

const microsecondsSchema = z.iso.datetime({ precision: 6 });
const longestId = 100;
const invalidCursor = "This place in the list is not valid.";
export const cursorSchema = z
  .pipe(
    z.string().check(z.regex(/^2\d{3}-[^~]+~[\w:-]+$/, invalidCursor)),
    z.transform((cursor): Cursor => {
      const [createdAt = "", id = ""] = cursor.split("~");
      return { createdAt, id };
    }),
  )
  .check(
    z.refine(
      ({ createdAt, id }) => id.length <= longestId && microsecondsSchema.safeParse(createdAt).success,
      invalidCursor,
    ),
  );

/** A reply's cursor for the next, older page; missing at the end of the list. */
export const nextCursorHeader = "x-next-cursor";
