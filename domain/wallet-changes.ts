import type { Publish } from "#domain/user-events.ts";

/** Waits for changes of one wallet from the moment it was made. */
export interface WalletWatch {
  /** Resolves at the next change, at once when one has happened since the last time. */
  next(): Promise<void>;
  end(): void;
}

/** Lets a use-case wait for a published change, which may be lost, instead of reading the database again and again. */
export interface WalletChanges {
  watch(walletId: string): WalletWatch;
  receive: Publish;
}

type Notice = () => void;

export function walletChanges(): WalletChanges {
  const watching = new Map<string, Set<Notice>>();

  return {
    watch(walletId) {
      let hasChanged = false;
      let wake: Notice | undefined;
      const notice = () => {
        hasChanged = true;
        wake?.();
      };
      watching.set(walletId, (watching.get(walletId) ?? new Set()).add(notice));
      return {
        async next() {
          if (!hasChanged) await new Promise<void>((resolve) => (wake = resolve));
          hasChanged = false;
        },
        end() {
          const notices = watching.get(walletId);
          notices?.delete(notice);
          if (notices?.size === 0) watching.delete(walletId);
        },
      };
    },

    receive(audience, event) {
      if (event.type !== "changed" || !("walletId" in audience)) return;
      for (const notice of watching.get(audience.walletId) ?? []) notice();
    },
  };
}
