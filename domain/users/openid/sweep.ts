import type { OpenidDeps } from "./deps.ts";

/** Small, so that a sweep never holds many locks. The next sweep takes the rest. */
const batch = 1_000;

/** Removes a bounded number of sign-ins that were never finished; returns how many. */
export async function sweepOpenidSignIns(deps: Pick<OpenidDeps, "clock" | "connection">): Promise<number> {
  return deps.connection(async ({ openidSignIns, unprovenIdentities }) => {
    const at = deps.clock.now();
    return (await openidSignIns.sweep(at, batch)) + (await unprovenIdentities.sweep(at, batch));
  });
}
