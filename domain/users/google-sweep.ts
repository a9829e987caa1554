import type { GoogleDeps } from "./google-deps.ts";

/** Small enough that a sweep never holds many locks; what is left over goes with the next one. */
const batch = 1_000;

/** Removes sign-ins that were started and never finished, a bounded number; tells how many. */
export async function sweepGoogleSignIns(deps: Pick<GoogleDeps, "clock" | "connection">): Promise<number> {
  return deps.connection(({ googleSignIns }) => googleSignIns.sweep(deps.clock.now(), batch));
}
