import { createQueryClient } from "#web/kit/api/query-client.ts";
import { session } from "#web/kit/session/browser-session.ts";

/** The server's answers to this operator. */
export const queries = createQueryClient();

// Reads are recorded, so nothing is read again for a window that gets the focus.
const defaults = queries.getDefaultOptions();
queries.setDefaultOptions({
  ...defaults,
  queries: { ...defaults.queries, refetchOnWindowFocus: false, refetchOnReconnect: false },
});

// The next operator must not see what the last one may.
session.subscribe(() => queries.clear());

export const selfKey = ["self"] as const;
/** The prefix of everything that use-cases have read. */
export const readsKey = ["read"] as const;
