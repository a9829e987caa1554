import { type QueryClient, useQuery } from "@tanstack/react-query";
import { settingsRoutes } from "#contract/user-settings.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** The account as its owner may change it. */
export function useSettings() {
  return useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => callApi(settingsRoutes.settings, {}, { signal }),
  });
}

/** Where the account is logged in. */
export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => callApi(settingsRoutes.sessions, {}, { signal }),
  });
}

/** Something about the account was changed: asks again for all that shows it. */
export async function refreshUser(queries: QueryClient): Promise<void> {
  const changed = [queryKeys.settings, queryKeys.sessions, queryKeys.user];
  await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
