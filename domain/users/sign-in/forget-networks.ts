import { knownNetworks } from "#domain/rate-limits/known-networks.ts";
import type { Clock } from "#domain/runtime.ts";
import type { UserStores } from "#domain/users/user-deps.ts";

/** Forgets that these users sign in from these networks. Networks are known by a user's id and by the key of an address. */
export async function forgetNetworks(
  stores: Pick<UserStores, "networks">,
  clock: Clock,
  users: readonly string[],
  networks: readonly string[],
): Promise<void> {
  const loginNetworks = knownNetworks(stores.networks, clock);
  for (const user of users) {
    for (const network of networks) await loginNetworks.forget(user, network);
  }
}
