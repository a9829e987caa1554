import { skipToken, useQuery } from "@tanstack/react-query";
import type { SwitchedOff } from "#contract/events.ts";
import { queryKeys } from "./query-keys.ts";

/** Tells if the operator has switched this off for now, by the server's events. The server refuses it in any case. */
export function useSwitchedOff(name: SwitchedOff): boolean {
  const off = useQuery<SwitchedOff[]>({ queryKey: queryKeys.switchedOff, queryFn: skipToken }).data;
  return off?.includes(name) ?? false;
}
