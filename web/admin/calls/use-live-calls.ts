import { useRead } from "#web/admin/lib/use-read.ts";

/** Half of the looks that an operator has in an hour (domain/operators/operator-limits.ts). */
export const everyLook_ms = 30_000;

/** The calls under way, read again while the page is seen. */
export function useLiveCalls({ enabled = true }: { enabled?: boolean } = {}) {
  return useRead("list_calls", {}, { every_ms: everyLook_ms, enabled });
}
