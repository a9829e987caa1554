import { longestQuiet_ms } from "#contract/events.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Clock } from "#domain/runtime.ts";
import type { Audience } from "#domain/user-events.ts";

/** The time since the last event of each user, so that a page knows whether it has missed one. */
export function openQuietTimes(clock: Clock, hearsSince: () => Date | undefined) {
  /** The last event of a user or wallet, the oldest first, in milliseconds since 1970. */
  const last_ms = new Map<string, number>();

  return {
    note(audience: Audience): void {
      const now_ms = clock.now().getTime();
      const id = "userId" in audience ? audience.userId : audience.walletId;
      last_ms.delete(id);
      last_ms.set(id, now_ms);
      for (const [old, at_ms] of last_ms) {
        if (now_ms - at_ms <= longestQuiet_ms) break;
        last_ms.delete(old);
      }
    },

    /** At most `longestQuiet_ms`. It is 0 while events of other processes do not arrive. */
    quiet_ms({ id, walletId }: WalletUser): number {
      const now_ms = clock.now().getTime();
      const times_ms = [hearsSince()?.getTime() ?? now_ms, last_ms.get(id), last_ms.get(walletId)];
      const since_ms = Math.max(...times_ms.filter((each) => each !== undefined));
      return Math.min(Math.max(now_ms - since_ms, 0), longestQuiet_ms);
    },
  };
}
