import { randomUUID } from "node:crypto";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { callHistoryRoutes } from "#contract/calls/call-history.ts";
import { type CallReceipt, callRoutes } from "#contract/calls/calls.ts";
import { contactBookRoutes } from "#contract/contacts/contact-book.ts";
import { eventRoutes } from "#contract/events.ts";
import { messages } from "#contract/messages/messages.ts";
import { tariffRoutes } from "#contract/money/tariff.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { refusalMessage, refusals } from "#contract/refusals.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import { settingsRoutes } from "#contract/users/user-settings.ts";
import { callProduct } from "#testing/screens/product.ts";
import { addPastCalls, type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { type FakeSdk, fakeSdk, sampleOf } from "#web/phone/twilio/testing/fake-sdk.ts";
import { giveSdk } from "#web/testing/given-sdk.ts";
import { giveOwnTime, obstacles, openScreen } from "#web/testing/screen.tsx";
import { type Answer, reply, silent, unreachable } from "#web/testing/server.ts";
import { say } from "#words/say.ts";

let sdk: FakeSdk;
// No sound here; `e2e/dial/dial-pad.spec.ts` hears the keys.
vi.mock("#web/phone/keys/key-tones.ts", () => ({ playKeyTone: () => {} }));
beforeEach(() => {
  sdk = fakeSdk();
  giveSdk(sdk.loadSdk);
});

const london = "+442079460000";
const shown = "+44 20 7946 0000";
const field = () => screen.getByLabelText<HTMLInputElement>("Phone number");
const shows = (value: string | RegExp) => waitFor(() => expect(field().value).toMatch(value));
const region = async (name: string) => within(await screen.findByRole("region", { name }));

async function openDialler(as?: SignedInUser) {
  const ada = as ?? (await signedInUser({ credits: 100 }));
  const page = await openScreen("/dashboard", { as: ada });
  await screen.findByRole("button", { name: "Dial pad" });
  const type = async (text: string) => {
    await page.user.clear(field());
    await page.user.type(field(), text);
  };
  const start = () => page.user.click(screen.getByRole("button", { name: "Start Call" }));
  const dial = async (number = london) => {
    await type(number);
    await screen.findAllByText(/credits?, \$.* a minute/);
    await start();
  };
  return { ...page, ada, type, start, dial };
}

/** The call that the page has placed. */
async function placedCall(nth = 1) {
  await waitFor(() => expect(sdk.devices.at(-1)?.calls).toHaveLength(nth));
  const call = sdk.devices.at(-1)?.calls.at(-1);
  if (!call) throw new Error("no call was placed");
  return {
    answer: () =>
      act(async () => {
        call.emit("ringing", true);
        call.emit("accept");
      }),
    end: () => act(async () => call.emit("disconnect")),
  };
}

const receipt = (differs: Partial<CallReceipt> = {}): Answer =>
  reply(callRoutes.deductCredits, {
    credits: 99,
    charged: 1,
    minutes: 1,
    seconds: 2,
    status: "settled",
    outcome: "completed",
    creditsRanOut: false,
    ...differs,
  });

const toLondon = { number: london, country: "GB", destination: "United Kingdom" };

it("a device that fails prevents the call with a reason, and trying again repairs it", async () => {
  const { server, start, type } = await openDialler();
  server.on(callRoutes.token, unreachable);
  // The first touch opens the device.
  await type(london);
  await screen.findByText(/Failed to initialize call device/);
  await screen.findByText("1 credit, $0.10 a minute");
  const tries = server.sent(callRoutes.token).length;
  await start();
  await screen.findByText("Call device not initialized. Please refresh the page and try again.");
  expect(server.sent(callRoutes.token), "no call is tried").toHaveLength(tries);
  server.off(callRoutes.token);
  screen.getByRole("button", { name: "Try again" }).click();
  await waitFor(() => expect(screen.queryByText(/Failed to initialize call device/)).toBeNull());
});

it("a browser without WebRTC is named as the cause", async () => {
  giveSdk();
  const { dial } = await openDialler();
  await dial();
  const sentence = say(messages.call.deviceError(messages.call.deviceErrors.unsupported));
  await screen.findAllByText(sentence);
  expect(screen.queryByText(/Please refresh the page and try again/)).toBeNull();
});

it("a number called before is back with one press, and called again with one", async () => {
  giveOwnTime();
  const ada = await signedInUser({ credits: 100 });
  await addPastCalls(ada, [{ ...toLondon, hours_ago: 1, credits: 0, seconds: null, status: "busy" }]);
  const { user, start } = await openDialler(ada);
  const recent = await region("Recent numbers");
  expect(recent.getByRole("listitem").textContent).toContain("United Kingdom · The line was busy");
  await user.click(recent.getByRole("button", { name: /United Kingdom/ }));
  await shows("44 20 7946 0000");
  expect(document.activeElement).toBe(field());
  await user.clear(field());
  await start();
  await shows("44 20 7946 0000");
  expect(
    sdk.devices.flatMap(({ dialled }) => dialled),
    "brought back, and not called yet",
  ).toEqual([]);
  await user.click(await recent.findByRole("button", { name: `Call ${shown} again` }));
  await screen.findByText(`Calling ${shown} in 3 seconds`, { selector: "[aria-hidden]" });
  for (let second = 0; second < 3; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
  await placedCall();
  expect(sdk.devices.at(-1)?.dialled).toEqual([london]);
});

it("a contact is named during the call, after it and among the recent numbers", async () => {
  const ada = await signedInUser({ credits: 100 });
  const body = { id: randomUUID(), name: "Zoë Müller", favourite: false, numbers: [{ number: london }] };
  expect((await callProduct("POST", "/api/contacts", { token: ada.token, body })).status).toBe(200);
  const { server, dial, user } = await openDialler(ada);
  server.on(callRoutes.deductCredits, receipt());
  await dial();
  await (await placedCall()).answer();
  await screen.findByText("Call in progress...");
  await within(screen.getByRole("group", { name: "Call" })).findByText("Zoë Müller");
  expect(await obstacles()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "End Call" }));
  await (await region("Last call")).findByText("Zoë Müller");
});

it("a call above the price that was shown shows the new one, at which a second press calls", async () => {
  const { server, dial, start } = await openDialler();
  const price =
    (perMinute_mc: number): Answer =>
    async (_request, proceed) => {
      const quote = await (await proceed()).json();
      const rate = { perMinute_mc, connect_mc: 0, minimum_s: 60, increment_s: 60 };
      return Response.json({
        ...quote,
        rate,
        creditsPerMinute: perMinute_mc / 1_000,
        pricePerMinute: perMinute_mc / 10_000,
      });
    };
  server.on(tariffRoutes.ask, price(4_000));
  const message = refusalMessage({ refused: "price_changed" });
  server.on(
    callRoutes.deductCredits,
    receipt({
      charged: 0,
      minutes: 0,
      seconds: null,
      outcome: "refused",
      refusal: { code: "price_changed", message },
    }),
  );
  await dial();
  server.on(tariffRoutes.ask, price(6_000));
  await (await placedCall()).end();
  const card = await region("Make a Call");
  await card.findByText("6 credits, $0.60 a minute");
  within((await region("Last call")).getByRole("alert")).getByText(say(message));
  await shows("44 20 7946 0000");
  await start();
  await placedCall(2);
  expect(sdk.devices.at(-1)?.shownRates).toEqual(["4000,0,60,60", "6000,0,60,60"]);
});

it("of a number at a shared cost the dialler says the price, and of a toll-free one whether it can be called", async () => {
  const { type } = await openDialler();
  for (const [number, sentence] of [
    ["+44 345 123 4567", "1 credit, $0.10 a minute"],
    ["+1 800 555 0199", "0.3 credits, $0.03 a minute"],
    ["+49 800 123 4567", "Toll-free numbers like this one cannot be called yet."],
  ] as const) {
    await type(number);
    await screen.findByText(sentence);
  }
});

it("an emergency number is refused while it is typed, with what to do instead", async () => {
  const { user, type } = await openDialler();
  for (const [typed, number] of [
    ["112", "112"],
    ["911", "911"],
    ["+49 110", "110"],
    ["44999", "999"],
  ] as const) {
    await type(typed);
    await screen.findByText(say(messages.call.emergency(number)));
    expect(screen.queryByText(/^Enter the whole number/)).toBeNull();
    expect(field().getAttribute("aria-invalid")).toBe("true");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(sdk.devices.flatMap(({ dialled }) => dialled)).toEqual([]);
  }
});

it("digits of an emergency number begin other numbers too", async () => {
  const { user, type } = await openDialler();
  await type("911123456789");
  await (await region("Make a Call")).findByText("India");
  await type("18");
  await screen.findByText(/^Enter the whole number/);
  await user.keyboard("{Enter}");
  await screen.findByText(say(messages.call.emergency("18")));
});

it("a country that the user's settings leave out is refused, with the way to the settings", async () => {
  const ada = await signedInUser({ credits: 100 });
  const allowed = { token: ada.token, body: { countries: ["GB"] } };
  expect((await callProduct("POST", settingsRoutes.allowCountries.path, allowed)).status).toBe(200);
  const { type, start, user, router } = await openDialler(ada);
  await type("+33 1 40 00 00 00");
  await screen.findByText(refusals.destination_not_allowed.message);
  await start();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(sdk.devices.flatMap(({ dialled }) => dialled)).toEqual([]);
  await type(london);
  await screen.findByText("1 credit, $0.10 a minute");
  expect(screen.queryByText(refusals.destination_not_allowed.message)).toBeNull();
  await type("+33 1 40 00 00 00");
  await user.click(await screen.findByRole("link", { name: "Change your settings" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/settings"));
});

it("holding 0 on the pad gives a plus, and a key goes where the caret is", async () => {
  const { user, type } = await openDialler();
  await user.click(screen.getByRole("button", { name: "Dial pad" }));
  const pad = await screen.findByRole("group", { name: "Dial pad" });
  const key = (name: string) => within(pad).getByRole("button", { name });
  await type("44");
  await user.pointer({ keys: "[MouseLeft>]", target: key("0") });
  await shows("44+");
  await user.pointer({ keys: "[/MouseLeft]", target: key("0") });
  await shows("44+");
  await user.click(key("Delete the last digit"));
  key("0").focus();
  await user.keyboard("{Enter}");
  await shows("44 0");
  await user.click(key("Star"));
  await screen.findByText("This is not a valid phone number.");
  await type("44 20 7946 000");
  field().setSelectionRange(2, 2);
  await user.click(key("9"));
  await shows(/^44 ?9/);
  expect(key("0").getAttribute("aria-description")).toBe("Hold for a plus");
});

it("a test of the line says how good it was", async () => {
  const { user } = await openDialler();
  await user.click(screen.getByText("Test sound and connection for free"));
  await user.click(await screen.findByRole("button", { name: "Test my connection" }));
  await screen.findByText("Testing your connection. Say something...");
  await waitFor(() => expect(sdk.preflights).toHaveLength(1));
  const stats = { mos: { average: 4.4 }, jitter: { average: 3 }, rtt: { average: 41 } };
  await act(async () => {
    sdk.preflights[0]?.emit("sample", sampleOf({ audioInputLevel: 20_000 }));
    sdk.preflights[0]?.emit("completed", {
      stats,
      totals: { packetsLostFraction: 0 },
      warnings: [],
    } as never);
  });
  await screen.findByText(/^(Excellent|Great)$/);
  expect((await screen.findByText("Score (MOS)")).parentElement?.textContent).toBe("Score (MOS)4.4");
});

it("a newcomer sees the two steps to a call, the free test and no figures of a month", async () => {
  const { user, router } = await openDialler(await signedInUser());
  const steps = await screen.findByRole("list", { name: "First steps" });
  expect(
    within(steps)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["1Add credits", "2Call"]);
  const look = (button: HTMLElement) => button.className.includes("bg-accent ");
  expect(
    [within(steps).getByRole("link"), screen.getByRole("button", { name: "Start Call" })].map(look),
  ).toEqual([true, false]);
  screen.getByText("Test sound and connection for free");
  expect(screen.queryByText("This month")).toBeNull();
  expect(await obstacles()).toEqual([]);
  await user.click(within(steps).getByRole("link"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/purchase-credits"));
});

it("a caller sees what this month has cost and how long the calls were", async () => {
  const ada = await signedInUser({ credits: 100 });
  await addPastCalls(ada, [
    { ...toLondon, hours_ago: 0, credits: 40, seconds: 2_250, status: "completed" },
    { ...toLondon, hours_ago: 0, credits: 2, seconds: 20, status: "completed" },
    { ...toLondon, hours_ago: 24 * 32, credits: 9, seconds: 500, status: "completed" },
  ]);
  const { user, router } = await openDialler(ada);
  const month = await screen.findByRole("link", { name: /^This month/ });
  expect(month.textContent).toContain("$4.20, 38 min");
  within(month).getByRole("img", { name: "Spending by day, up to $4.20" });
  expect(screen.queryByRole("list", { name: "First steps" })).toBeNull();
  expect(await obstacles()).toEqual([]);
  await user.click(month);
  await waitFor(() => expect(router.state.location.pathname).toBe("/calls"));
});

it("the lists of the dialler are asked for together with the page's own, before the first answer", async () => {
  const lists = [callHistoryRoutes.calls, contactBookRoutes.list];
  const all = [sessionRoutes.me, walletRoutes.credits, walletRoutes.transactions, ...lists];
  const answers = [eventRoutes.events, ...all].map((route) => [route, silent] as const);
  const { server } = await openScreen("/dashboard", { as: await signedInUser(), answers });
  await waitFor(() => expect(all.map((route) => server.sent(route).length)).toEqual(all.map(() => 1)));
});
