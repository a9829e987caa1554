import type { AccountLimits, CallLimits } from "#domain/calls/call-limits.ts";

type LimitChanges = Partial<Omit<CallLimits, "account">> & { account?: Partial<AccountLimits> };

/** Does the work under other limits; the ones before are back afterwards, also when the work fails. */
export async function withLimits<T>(
  deps: { limits: CallLimits },
  { account, ...changes }: LimitChanges,
  work: () => Promise<T>,
): Promise<T> {
  const { limits } = deps;
  deps.limits = { ...limits, ...changes, account: { ...limits.account, ...account } };
  try {
    return await work();
  } finally {
    deps.limits = limits;
  }
}
