import type { Query, QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import type { Session } from "#web/kit/session/session.ts";
import { eraseSeen } from "./erase-seen.ts";
import { keepsSeen, onWish } from "./keeps-seen.ts";
import { keepSeen, type SeenKind, seenKinds } from "./seen-store.ts";

const bookSchema = z.object({ contacts: z.unknown() });
const mostCalls = 50;

/** Keeps the contacts and the newest calls on this device as the page receives them, where the user wants that. */
export function followSeen(queries: QueryClient, session: Session): void {
  const cache = queries.getQueryCache();

  function look({ queryKey, state }: Pick<Query, "queryKey" | "state">): void {
    const token = session.csrfToken();
    if (token === null || state.data === undefined || !keepsSeen(token)) return;
    const content = seenIn(queryKey, state.data);
    if (!content) return;
    const isCurrent = () => session.csrfToken() === token && keepsSeen(token);
    // A full disk, or rows of a newer release: the page goes on without.
    keepSeen(content.kind, content.rows, token, isCurrent).catch(() => undefined);
  }

  const lookAtAll = () => {
    for (const query of cache.getAll()) look(query);
  };
  cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") look(event.query);
  });
  onWish(() => {
    const token = session.csrfToken();
    if (token !== null && keepsSeen(token)) lookAtAll();
    else eraseSeen();
  });
  lookAtAll();
}

function seenIn(queryKey: readonly unknown[], data: unknown): { kind: SeenKind; rows: unknown } | undefined {
  const [first, list] = queryKey;
  if (first === queryKeys.contacts[0]) {
    const book = bookSchema.safeParse(data);
    return book.success ? { kind: seenKinds.contacts, rows: book.data.contacts } : undefined;
  }
  // The dashboard's last calls: the history's lists may be filtered.
  if (first !== queryKeys.calls[0] || list !== "recent" || !Array.isArray(data)) return undefined;
  return { kind: seenKinds.calls, rows: data.slice(0, mostCalls) };
}
