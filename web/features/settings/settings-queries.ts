import { type QueryClient, useQuery } from "@tanstack/react-query";
import { passkeyRoutes } from "#contract/passkeys.ts";
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

/** The user's passkeys, newest first. */
export function usePasskeys() {
  return useQuery({
    queryKey: queryKeys.passkeys,
    queryFn: ({ signal }) => callApi(passkeyRoutes.list, {}, { signal }),
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
  const changed = [queryKeys.settings, queryKeys.sessions, queryKeys.user];
  await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
