import { queryOptions, useQuery } from "@tanstack/react-query";
import { configRoutes } from "#contract/pages/config.ts";
import { trustConfiguredScripts } from "#web/kit/loading/trusted-scripts.ts";
import { callApi } from "./browser-api.ts";
import { usePageFacts } from "./page-facts.ts";
import { queryKeys } from "./query-keys.ts";

/** Public keys and addresses of the outside services; they do not change while the page is open. */
export const configQuery = queryOptions({
  queryKey: queryKeys.config,
  queryFn: async ({ signal }) => {
    const config = await callApi(configRoutes.config, {}, { signal });
    trustConfiguredScripts(config);
    return config;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export function useConfig() {
  const facts = usePageFacts();
  return useQuery({
    ...configQuery,
    initialData: () => {
      if (facts !== null) trustConfiguredScripts(facts.config);
      return facts?.config;
    },
  });
}
