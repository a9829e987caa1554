import { useState } from "react";
import type { ShownCall } from "#contract/operators/calls.ts";
import { useRead } from "#web/admin/lib/use-read.ts";
import { useLiveCalls } from "./use-live-calls.ts";

/** A call that is not settled. */
export function isOpen({ charged }: Pick<ShownCall, "charged">): boolean {
  return charged === null;
}

/**
 * A call's history. An open one is read again when the list of live calls shows a change: an operator may read only so
 * many histories an hour.
 */
export function useCall(typed: string) {
  const [version, setVersion] = useState("first");
  const asked = useRead("show_call", { call: typed }, { version });
  const call = asked.data;
  const live = useLiveCalls({ enabled: call !== undefined && isOpen(call) });
  const now = live.data && (live.data.find(({ id }) => id === call?.id)?.status ?? "over");
  if (now !== undefined && call !== undefined && isOpen(call) && now !== version) {
    setVersion(now);
  }
  return asked;
}
