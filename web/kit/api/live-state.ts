import { skipToken, useQuery } from "@tanstack/react-query";
import type { CallUpdate, SwitchedOff } from "#contract/events.ts";
import { queryKeys } from "./query-keys.ts";

/** A call that the user is in, on any page or device. */
export interface CallUnderWay extends CallUpdate {
  /** Time of the server's update, by `performance.now()`: a page's clock may be wrong. */
  receivedAt_ms: number;
}

const none: CallUnderWay[] = [];

/** The user's calls by the server's events, at most two; none until the first event. */
export function useCallsUnderWay(): CallUnderWay[] {
  return useQuery<CallUnderWay[]>({ queryKey: queryKeys.callsUnderWay, queryFn: skipToken }).data ?? none;
}

/** True while a number of the user's own rings here, by the server's events. */
export function useIsCallable(): boolean {
  return useQuery<boolean>({ queryKey: queryKeys.callable, queryFn: skipToken }).data ?? false;
}

/** Tells if the operator has switched this off for now, by the server's events. The server refuses it in any case. */
export function useSwitchedOff(name: SwitchedOff): boolean {
  const off = useQuery<SwitchedOff[]>({ queryKey: queryKeys.switchedOff, queryFn: skipToken }).data;
  return off?.includes(name) ?? false;
}
