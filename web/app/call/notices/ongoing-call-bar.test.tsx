/** A call on the pages beside its card: the whole of a small screen, the bar on every page, and another device's call. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { callRoutes } from "#contract/calls/calls.ts";
import type { ServerEvent } from "#contract/events.ts";
import { otherCallMessages } from "#contract/messages/call-messages.ts";
import { refusals } from "#contract/refusals.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { queries } from "#web/kit/api/with-queries.tsx";
import { type OpenScreen, obstacles } from "#web/testing/screen.tsx";
import { refuse } from "#web/testing/server.ts";
import {
  callElsewhere,
  dial,
  hangUp,
  london,
  neverAnswers,
  noCallIsOpen,
  openCaller,
  publish,
  sdkCall,
  talk,
} from "#web/testing/voice.ts";
import { OngoingCall } from "./caller-notices.tsx";

const isWhole = () => screen.findByRole("dialog", { name: "Call" });
/** The screen is gone with the call's end, and its entry of the history a moment later, as after the back button. */
const isLeft = ({ router }: OpenScreen) =>
  waitFor(() => {
    expect(screen.queryByRole("dialog", { name: "Call" })).toBeNull();
    expect(router.state.location.state).not.toBe("call");
  });
const bar = async () => within(await screen.findByRole("region", { name: "Call" }));
const go = ({ router }: OpenScreen, path: string) => act(() => router.navigate(path));

it("is the whole of a small screen, which Escape leaves to the bar on every page", async () => {
  const page = await openCaller({ width: 360 });
  const { user } = page;
  const button = (name: string | RegExp) => screen.findByRole("button", { name });
  await dial(page, neverAnswers);
  await isWhole();
  await screen.findByText("Ringing...");
  await user.click(await button("End Call"));
  await isLeft(page);

  await talk(page);
  await isWhole();
  for (const text of ["+44 20 7946 0000", "United Kingdom", /^It is /, "Estimated cost: 1 credit ($0.10)"])
    await screen.findByText(text);
  await screen.findByText(/^Your credits last /);
  await waitFor(async () => expect(document.activeElement).toBe(await button("End Call")));
  sdkCall().measure();
  await screen.findByRole("img", { name: /^Score \(MOS\) of the last minute: 4\.4 now/ });
  for (const figure of ["Score (MOS)", "Jitter", "Round trip", "Lost"]) screen.getByText(figure);
  expect(await obstacles()).toEqual([]);
  await user.keyboard("{Alt>}[KeyK]{/Alt}");
  await screen.findByRole("group", { name: "Keypad" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("group", { name: "Keypad" })).toBeNull());
  await user.keyboard("{Escape}");
  await isLeft(page);
  const back = () => button(/Back to the call$/);
  const bar = () => within(screen.getByRole("region", { name: "Call" }));
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/\+44 20 7946 0000.* · 00:\d\d.*Back to the call$/),
  );

  await go(page, "/purchase-credits");
  await user.click(bar().getByRole("button", { name: "Mute" }));
  await screen.findByText("Microphone muted");
  expect(await obstacles()).toEqual([]);
  await user.click(await back());
  await isWhole();
  await screen.findByText("Call in progress... You are muted.");
  await user.click(await button("Minimize the call"));
  await isLeft(page);
  expect(page.router.state.location.pathname).toBe("/purchase-credits");
  await user.click(await back());
  await isWhole();
  await user.click(await screen.findByRole("link", { name: "Contacts" }));
  await isLeft(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/contacts"));
  await user.click(bar().getByRole("button", { name: "End Call" }));
  await screen.findByText("Call ended (1 minute)");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Call" })).toBeNull());
});

it("stands on the next page from its first moment, so that no press on it is lost, and alone", async () => {
  const preload = vi.spyOn(OngoingCall, "preload");
  const page = await openCaller();
  await talk(page);
  expect(preload).toHaveBeenCalled();
  await preload.mock.results[0]?.value;
  await waitFor(() => expect(queries.getQueryData(queryKeys.callsUnderWay)).toHaveLength(1));
  await go(page, "/contact");
  await waitFor(() => expect(screen.queryByLabelText("Phone number")).toBeNull());
  const end = screen.getByRole("button", { name: "End Call" });
  await (await bar()).findByRole("button", { name: "Mute" });
  expect(end.isConnected).toBe(true);
  expect(screen.queryByRole("region", { name: otherCallMessages.place })).toBeNull();
  await hangUp(page);
});

it("has a quiet line about a recharge, and a warning about a failed one that leads to its payment", async () => {
  const paymentId = "0b6a8f5e-9b0a-4a7e-8f6e-2d3c4b5a6978";
  const recharged: ServerEvent = { type: "recharged", credits: 200 };
  const failed = { type: "recharge_failed", because: "authentication", decline: null, paymentId } as const;
  const page = await openCaller();
  await talk(page);
  const line = "Recharged: 200 credits, your call goes on";
  await publish(page.caller, recharged);
  await screen.findByText(line);
  expect(screen.queryByRole("dialog")).toBeNull();
  await go(page, "/contact");
  await (await bar()).findByText(line);
  const now_ms = performance.now();
  const now = vi.spyOn(performance, "now").mockReturnValue(now_ms + 31_000);
  sdkCall().measure();
  await waitFor(async () => expect((await bar()).queryByText(line), "after half a minute").toBeNull());
  now.mockRestore();

  await go(page, "/dashboard");
  const declined = {
    ...failed,
    because: "declined",
    decline: "insufficient_funds",
    paymentId: null,
  } as const;
  await publish(page.caller, declined);
  await screen.findByText(/There is not enough money on the card\./);
  screen.getByRole("button", { name: "Add $10" });
  await publish(page.caller, failed);
  await page.user.click(await screen.findByRole("link", { name: "Finish the payment" }));
  await waitFor(() => expect(page.router.state.location.search).toBe(`?payment=${paymentId}`));
  expect(page.router.state.location.pathname).toBe("/recharge-finish");
  await (await bar()).findByText(/your bank wants you to confirm the payment\./);
  await page.user.click((await bar()).getByRole("button", { name: "End Call" }));
  await screen.findByText("Call ended (1 minute)");
  await publish(page.caller, recharged);
  await screen.findByText("Recharged: 200 credits");
});

const otherCall = async () => within(await screen.findByRole("region", { name: otherCallMessages.place }));
const isOver = () =>
  waitFor(() => expect(screen.queryByRole("region", { name: otherCallMessages.place })).toBeNull());

it("shows the user's call on another device on every page, from its beginning to its end", async () => {
  const page = await openCaller();
  const other = await callElsewhere(page.caller, "+442079460000");
  await (await otherCall()).findByText(/\+44 20 7946 0000 · \d\d:\d\d|\+44 20 7946 0000/);
  for (const path of ["/contacts", "/transactions", "/settings", "/rates", "/about", "/calls"]) {
    await go(page, path);
    (await otherCall()).getByRole("button", { name: "End it" });
  }
  await waitFor(async () =>
    expect((await screen.findByRole("region", { name: otherCallMessages.place })).textContent).toMatch(
      / · \d\d:\d\d/,
    ),
  );
  expect(await obstacles()).toEqual([]);
  other.disconnect();
  await isOver();
  await noCallIsOpen(page.caller);
});

it("lets another device's call be ended, and a second start says where it is", async () => {
  const page = await openCaller();
  const other = await callElsewhere(page.caller, "+442079460000");
  await vi.waitFor(() => expect(other.parameters.CallSid).toBeDefined(), 60_000);
  page.server.on(callRoutes.end, refuse("call_end_delayed", 503));
  await page.user.click((await otherCall()).getByRole("button", { name: "End it" }));
  await screen.findByText(String(refusals.call_end_delayed.message));
  expect(other.status()).not.toBe("closed");
  page.server.off(callRoutes.end);

  await dial(page, "+33 1 70 18 99 00");
  await screen.findByText(`You are already in a call in another tab or on another device, to ${london}.`);
  const toast = within(document.querySelector("[data-sonner-toaster]") as HTMLElement);
  await page.user.click(await toast.findByRole("button", { name: "End it" }));
  await vi.waitFor(() => expect(other.status()).toBe("closed"), 60_000);
  await isOver();
  await talk(page, "+33 1 70 18 99 00");
  expect(screen.queryByRole("region", { name: "Call" }), "its own call").toBeNull();
  await hangUp(page);
});

it("gives the focus back at the end of a call beside another page, and shows the result there", async () => {
  const page = await openCaller();
  await talk(page);
  await go(page, "/contacts");
  await page.user.click(await screen.findByRole("button", { name: "Add a contact" }));
  const field = await screen.findByLabelText("Name");
  await page.user.type(field, "Zoë");
  await page.user.click((await bar()).getByRole("button", { name: "End Call" }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  const result = within(await screen.findByRole("region", { name: "Last call" }));
  result.getByText(/\+44 20 7946 0000/);
  result.getByText(/Charged 1 credit \(\$0\.10\)\..*Balance: 99 credits/);
  expect(await obstacles()).toEqual([]);
  await page.user.click(result.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("region", { name: "Last call" })).toBeNull();

  await go(page, "/dashboard");
  await talk(page);
  await go(page, "/transactions");
  await page.user.click((await bar()).getByRole("button", { name: "End Call" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  await page.user.click(
    within(await screen.findByRole("region", { name: "Last call" })).getByRole("button", { name: "Details" }),
  );
  await screen.findByRole("button", { name: "Call again" });
  await go(page, "/transactions");
  expect(screen.queryByRole("region", { name: "Last call" }), "was seen").toBeNull();
});
