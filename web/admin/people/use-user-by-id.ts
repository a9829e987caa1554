import { useQuery } from "@tanstack/react-query";
import type { FoundUser } from "#contract/operators/people.ts";
import { queries, readsKey, run } from "#web/admin/lib/run.ts";

const addressKey = (id: string) => ["user-by-id", id];

/** The user of an id. No act changes it, so that the record has no search after each act. */
export function useUserById(id: string) {
  return useQuery({
    queryKey: addressKey(id),
    queryFn: async ({ signal }): Promise<FoundUser | null> => {
      const users = await run("find_user", { wanted: id }, { signal });
      return users.find((user) => user.id === id) ?? null;
    },
    initialData: () => foundBefore(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Each search counts against the operator's budget, so what one has found is not searched for again. */
function foundBefore(id: string): FoundUser | undefined {
  const searches = queries.getQueriesData<FoundUser[]>({ queryKey: [...readsKey, "find_user"] });
  return searches.flatMap(([, users]) => users ?? []).find((user) => user.id === id);
}

/** For a user who was deleted, or has another address now. */
export function forgetUser(id: string): void {
  void queries.invalidateQueries({ queryKey: addressKey(id) });
}
