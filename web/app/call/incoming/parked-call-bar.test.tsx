import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { CallUnderWay } from "#web/kit/api/live-state.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { idle } from "#web/phone/late-phone.ts";
import type { Phone, PhoneSnapshot } from "#web/phone/phone.ts";
import { ParkedCallBar } from "./parked-call-bar.tsx";

const attemptId = "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d";
const london = e164Schema.parse("+442079460000");

afterEach(cleanup);

function show(snapshot: Partial<PhoneSnapshot>, perMinute_mc = 0) {
  const queries = new QueryClient();
  const rate = { perMinute_mc, connect_mc: 0, minimum_s: 60, increment_s: 60 };
  queries.setQueryData(queryKeys.callsUnderWay, [
    { callId: attemptId, attemptId: null, rate } as CallUnderWay,
  ]);
  const now = { ...idle, ...snapshot };
  const phone = { snapshot: () => now, subscribe: () => () => undefined, swap: vi.fn(), endParked: vi.fn() };
  render(
    <QueryClientProvider client={queries}>
      <main>
        <ParkedCallBar phone={phone as Partial<Phone> as Phone} />
      </main>
    </QueryClientProvider>,
  );
  return phone;
}

it("says whom the parked call is with and how long, that it costs the same, and swaps or ends it", async () => {
  const parked = { number: london, attemptId, elapsed_s: 65 };
  const phone = show({ phase: "in_progress", parked }, 1_000);
  const bar = await screen.findByRole("region", { name: "Call on hold" });
  await vi.waitFor(() => expect(bar.textContent).toContain("+44 20 7946 0000 · 01:05"), 60_000);
  expect(bar.textContent).toContain("It costs the same on hold.");
  await userEvent.click(screen.getByRole("button", { name: "Swap calls" }));
  await userEvent.click(screen.getByRole("button", { name: "End the call on hold" }));
  expect([phone.swap, phone.endParked].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("swaps only with a call that is talked, and says nothing of a free call's price", async () => {
  show({ phase: "connecting", parked: { number: null, attemptId, elapsed_s: 1 } });
  const bar = await screen.findByRole("region", { name: "Call on hold" });
  expect(bar.textContent).toContain("Withheld number");
  expect(bar.textContent).not.toContain("costs");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Swap calls" }).disabled).toBe(true);
});

it("is not there without a parked call", () => {
  show({ phase: "in_progress" });
  expect(screen.queryByRole("region", { name: "Call on hold" })).toBeNull();
});
