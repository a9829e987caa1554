import { infiniteQueryOptions, type QueryClient, useQuery } from "@tanstack/react-query";
import { passkeyRoutes } from "#contract/users/passkeys.ts";
import { securityEventRoutes } from "#contract/users/security-events.ts";
import { settingsRoutes } from "#contract/users/user-settings.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { fetchPage, pageParams } from "#web/kit/api/page-query.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";

/** Fewer than on a page of its own, because more cards follow. */
const historyPageSize = 10;

export function useSettings() {
  return useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => callApi(settingsRoutes.settings, {}, { signal }),
  });
}

export function usePasskeys() {
  return useQuery({
    queryKey: queryKeys.passkeys,
    queryFn: ({ signal }) => callApi(passkeyRoutes.list, {}, { signal }),
  });
}

export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => callApi(settingsRoutes.sessions, {}, { signal }),
  });
}

/** The user's security history, newest first, in pages; each page carries the cursor of the next. */
export const securityEventsQuery = infiniteQueryOptions({
  queryKey: queryKeys.securityEvents,
  queryFn: ({ pageParam, signal }) => {
    const query = { limit: historyPageSize, before: pageParam || undefined };
    return fetchPage((readHeaders) =>
      callApi(securityEventRoutes.securityEvents, { query }, { signal, readHeaders }),
    );
  },
  ...pageParams,
});

/** Refetches everything that shows the user, after a change of settings. */
export async function refreshUser(queries: QueryClient): Promise<void> {
  const { settings, sessions, securityEvents, user, tariff } = queryKeys;
  const changed = [settings, sessions, securityEvents, user, tariff];
  await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
