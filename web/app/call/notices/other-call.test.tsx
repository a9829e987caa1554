import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import type { CallUnderWay } from "#web/kit/api/live-state.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { createListeners } from "#web/kit/listeners.ts";
import { idle } from "#web/phone/late-phone.ts";
import type { Phone, PhonePhase } from "#web/phone/phone.ts";
import { noteAttempts, useOtherCall, useRingingCall } from "./other-call.ts";

const listeners = createListeners();
let snapshot = idle;
noteAttempts({ subscribe: listeners.subscribe, snapshot: () => snapshot } as Phone);

/** A call to the user, as the page shows it after each change of its own phone and of the server's state. */
async function incomingCall(isForwarded = false) {
  const callId = crypto.randomUUID();
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ rings: useRingingCall(), isElsewhere: useOtherCall() }), {
    wrapper,
  });
  const server = (status: CallUnderWay["status"]) =>
    act(async () => {
      const call = { callId, attemptId: null, direction: "incoming", isForwarded, status } as CallUnderWay;
      queries.setQueryData(queryKeys.callUnderWay, call);
      // The query client notifies in a later task.
      await new Promise((resolve) => setTimeout(resolve));
    });
  await server("ringing");
  return {
    server,
    phone: (phase: PhonePhase) =>
      act(() => {
        snapshot = { ...idle, attemptId: callId, phase };
        listeners.notify();
      }),
    shown: () => [result.current.rings !== null, result.current.isElsewhere !== null],
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
  const { phone, server, shown } = await incomingCall();
  phone("in_progress");
  await server("answered");
  phone("ended");
  expect(shown()).toEqual([false, false]);
});
