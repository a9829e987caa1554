import type { CallerLimits, CallLimits } from "#domain/calls/call-limits.ts";

type LimitChanges = Partial<Omit<CallLimits, "caller">> & { caller?: Partial<CallerLimits> };

/** Runs work under other limits and restores the limits afterwards, also when the work fails. */
export async function withLimits<T>(
  deps: { limits: CallLimits },
  { caller, ...changes }: LimitChanges,
  work: () => Promise<T>,
): Promise<T> {
  const { limits } = deps;
  deps.limits = { ...limits, ...changes, caller: { ...limits.caller, ...caller } };
  try {
    return await work();
  } finally {
    deps.limits = limits;
  }
}
