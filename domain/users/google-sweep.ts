import type { GoogleDeps } from "./google-deps.ts";

/** Small, so that a sweep never holds many locks. The next sweep takes the rest. */
const batch = 1_000;

/** Removes a bounded number of sign-ins that were never finished; returns how many. */
export async function sweepGoogleSignIns(deps: Pick<GoogleDeps, "clock" | "connection">): Promise<number> {
  return deps.connection(({ googleSignIns }) => googleSignIns.sweep(deps.clock.now(), batch));
}
