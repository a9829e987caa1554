import { type QueryClient, useQuery } from "@tanstack/react-query";
import { settingsRoutes } from "#contract/user-settings.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** The user's settings. */
export function useSettings() {
  return useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => callApi(settingsRoutes.settings, {}, { signal }),
  });
}

/** The user's sessions. */
export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => callApi(settingsRoutes.sessions, {}, { signal }),
  });
}

/** Refetches everything that shows the user, after a change of settings. */
export async function refreshUser(queries: QueryClient): Promise<void> {
  const changed = [queryKeys.settings, queryKeys.sessions, queryKeys.user, queryKeys.tariff];
  await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
