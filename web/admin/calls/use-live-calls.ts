import { useRead } from "#web/admin/lib/use-read.ts";

export const everyLook_ms = 5_000;

/** The calls under way, read again while the page is seen. */
export function useLiveCalls({ enabled = true }: { enabled?: boolean } = {}) {
  return useRead("list_calls", {}, { every_ms: everyLook_ms, enabled });
}
