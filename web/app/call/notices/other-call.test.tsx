import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import type { CallUnderWay } from "#web/kit/api/live-state.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { createListeners } from "#web/kit/listeners.ts";
import { idle } from "#web/phone/late-phone.ts";
import type { CallSummary, Phone, PhonePhase } from "#web/phone/phone.ts";
import { noteAttempts, useOtherCalls, useRingingCall } from "./other-call.ts";

const listeners = createListeners();
let snapshot = idle;
let end: Parameters<Phone["onEnded"]>[0] = () => undefined;
noteAttempts({
  subscribe: listeners.subscribe,
  snapshot: () => snapshot,
  onEnded(listener) {
    end = listener;
    return () => undefined;
  },
} as Partial<Phone> as Phone);

/** A call to the user, as the page shows it after each change of its own phone and of the server's state. */
async function incomingCall(isForwarded = false) {
  const callId = crypto.randomUUID();
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ rings: useRingingCall(), isElsewhere: useOtherCalls() }), {
    wrapper,
  });
  const server = (status: CallUnderWay["status"]) =>
    act(async () => {
      const call = { callId, attemptId: null, direction: "incoming", isForwarded, status } as CallUnderWay;
      queries.setQueryData(queryKeys.callsUnderWay, [call]);
      // The query client notifies in a later task.
      await new Promise((resolve) => setTimeout(resolve));
    });
  await server("ringing");
  return {
    server,
    phone: (phase: PhonePhase, isParked = false) =>
      act(() => {
        const parked = { attemptId: callId, number: null, elapsed_s: 1 };
        snapshot = {
          ...idle,
          phase,
          ...(isParked ? { attemptId: "another", parked } : { attemptId: callId }),
        };
        listeners.notify();
      }),
    talked: () => act(() => end({ attemptId: callId, answered: true } as CallSummary)),
    shown: () => [result.current.rings !== null, result.current.isElsewhere.length > 0],
  };
}

it("a call that this page fails to answer rings on, and can be answered again", async () => {
  const { phone, shown } = await incomingCall();
  expect(shown()).toEqual([true, false]);
  phone("connecting");
  expect(shown()).toEqual([false, false]);
  phone("ended");
  expect(shown()).toEqual([true, false]);
  phone("connecting");
  expect(shown()).toEqual([false, false]);
});

it("a call that goes on to the user's telephone rings on no page, and is a call elsewhere", async () => {
  const { server, shown } = await incomingCall(true);
  expect(shown()).toEqual([false, true]);
  await server("answered");
  expect(shown()).toEqual([false, true]);
});

it("a call that another page answers before this one is a call elsewhere", async () => {
  const { phone, server, shown } = await incomingCall();
  phone("connecting");
  phone("ended");
  await server("answered");
  expect(shown()).toEqual([false, true]);
});

it("a call that was talked here stays this page's until the server reports its end", async () => {
  const { phone, server, shown, talked } = await incomingCall();
  phone("in_progress");
  await server("answered");
  phone("in_progress", true);
  expect(shown()).toEqual([false, false]);
  phone("ended");
  talked();
  expect(shown()).toEqual([false, false]);
});

it("a call that two pages take as answered is a call elsewhere on the one that did not talk", async () => {
  const { phone, server, shown } = await incomingCall();
  phone("in_progress");
  await server("answered");
  phone("ended");
  expect(shown()).toEqual([false, true]);
});
