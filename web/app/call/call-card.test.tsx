import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { type CallReceipt, callRoutes } from "#contract/calls/calls.ts";
import { eventRoutes } from "#contract/events.ts";
import { callEndMessages, inCallMessages } from "#contract/messages/call-messages.ts";
import { tariffRoutes } from "#contract/money/tariff.ts";
import { settingsRoutes } from "#contract/users/user-settings.ts";
import { ledgerOf } from "#testing/screens/payments.ts";
import { callProduct, logInElsewhere } from "#testing/screens/product.ts";
import { password } from "#testing/screens/seed.ts";
import { chooseLanguage } from "#web/kit/loading/language.ts";
import { type OpenScreen, obstacles } from "#web/testing/screen.tsx";
import { unreachable } from "#web/testing/server.ts";
import {
  callsOf,
  dial,
  giveMicrophone,
  hangUp,
  neverAnswers,
  noCallIsOpen,
  openCaller,
  sdkCall,
  talk,
} from "#web/testing/voice.ts";

const lastCall = () => screen.findByRole("region", { name: "Last call" });
const endCall = () => screen.findByRole("button", { name: "End Call" });
const startCall = () => screen.findByRole("button", { name: "Start Call" });
const inProgress = () => screen.findByText(/^Call in progress\.\.\./);
const credits = async (page: { caller: { token: string } }) => (await ledgerOf(page.caller)).credits;

it("is talked through by its keys, and charged as estimated", async () => {
  const page = await openCaller();
  await talk(page);
  screen.getByText("Estimated cost: 1 credit ($0.10)");
  expect(document.activeElement).toBe(await endCall());
  expect(await obstacles()).toEqual([]);
  await page.user.click(screen.getByRole("button", { name: "Mute" }));
  await screen.findByText("Microphone muted");
  await screen.findByText("Call in progress... You are muted.");
  await page.user.keyboard("{Alt>}[KeyM]{/Alt}");
  await screen.findByText("Microphone unmuted");
  await page.user.keyboard("{Alt>}[KeyH]{/Alt}");
  await screen.findByText("Call ended (1 minute)");
  await screen.findByText("Charged 1 credit ($0.10).");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Phone number")));
  expect((await lastCall()).textContent).toMatch(/Charged1 credit.*Balance99 credits/);
  expect(await obstacles()).toEqual([]);
});

it("sends keys of the keypad, the keyboard and a paste, and says which were not sent", async () => {
  const page = await openCaller();
  await talk(page);
  await page.user.click(screen.getByRole("button", { name: "Keypad" }));
  const keypad = within(await screen.findByRole("group", { name: "Keypad" }));
  await waitFor(() => expect(document.activeElement).toBe(keypad.getByRole("button", { name: "1" })));
  await page.user.click(keypad.getByRole("button", { name: "Star" }));
  await page.user.keyboard("369#");
  await page.user.paste("\u06605-\u096b");
  await waitFor(() => expect(screen.getByLabelText("Keys pressed").textContent).toBe("*369#055"));
  expect(sdkCall().digits.join("")).toBe("*369#055");
  expect(await obstacles()).toEqual([]);
  sdkCall().digitsError = new Error("closed");
  await page.user.keyboard("7");
  await screen.findByText("Not sent: 7. Press these keys again.");
});

it("takes keys while it rings, which wait for the answer", async () => {
  const page = await openCaller();
  await dial(page, neverAnswers);
  await screen.findByText("Ringing...");
  await page.user.click(screen.getByRole("button", { name: "Keypad" }));
  await screen.findByRole("group", { name: "Keypad" });
  await page.user.keyboard("12#");
  await screen.findByText("These keys are sent when the call is answered.");
  expect(screen.getByLabelText("Keys pressed").textContent).toBe("12#");
  expect(sdkCall().digits).toEqual([]);
  expect(await obstacles()).toEqual([]);
  await hangUp(page);
});

/** Sets the machine's clock; `performance.now()` goes on. */
function setClock(by_ms: number): void {
  const now = () => realDate.now() + by_ms;
  const clock = new Proxy(realDate, {
    construct: (date, given) => Reflect.construct(date, given.length === 0 ? [now()] : given),
    get: (date, name) => (name === "now" ? now : Reflect.get(date, name)),
  });
  vi.stubGlobal("Date", clock);
  onTestFinished(() => void vi.unstubAllGlobals());
}
const realDate = Date;

it("keeps its time, its estimate and its receipt where the clock of the device is set meanwhile", async () => {
  const page = await openCaller();
  await talk(page);
  const clock = () => screen.getByRole("timer", { name: "Call duration" }).textContent ?? "";
  for (const days of [-3, 400]) {
    setClock(days * 86_400_000);
    const before = clock();
    await waitFor(() => expect(clock()).not.toBe(before));
    expect(clock()).toMatch(/^00:\d\d$/);
    screen.getByText("Estimated cost: 1 credit ($0.10)");
  }
  await hangUp(page);
  await screen.findByText("Call ended (1 minute)");
  await screen.findByText("Charged 1 credit ($0.10).");
  expect(await credits(page)).toBe(99);
});

it("takes no notice of the rest of a double or held press that started it", async () => {
  const page = await openCaller();
  const now = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  await dial(page);
  await waitFor(async () => expect(document.activeElement).toBe(await endCall()));
  const isTaken = async (init: object) => fireEvent.keyDown(await endCall(), { key: "Enter", ...init });
  expect(await isTaken({})).toBe(false);
  now.mockRestore();
  await inProgress();
  expect(await isTaken({ repeat: true })).toBe(false);
  fireEvent.click(await endCall(), { detail: 2 });
  expect(sdkCall().status()).not.toBe("closed");
  await page.user.click(await endCall());
  await startCall();
});

it("is given up at any moment for nothing, and leaves the line free for the next one", async () => {
  const page = await openCaller();
  for (const moment_ms of [0, 4, 8, 16, 32]) {
    // On a busy machine, another number answers before the press that gives it up, and then costs a credit.
    await dial(page, neverAnswers);
    const button = await endCall();
    await vi.waitFor(() => expect(sdkCall().isInvited).toBe(true), 60_000);
    await new Promise((resolve) => setTimeout(resolve, moment_ms));
    await page.user.click(button);
  }
  await talk(page);
  await hangUp(page);
  await noCallIsOpen(page.caller);
  expect(await credits(page)).toBe(99);
});

it("names a refusal of the carrier, and the next call is a new attempt", async () => {
  const page = await openCaller();
  for (const [code, sentence] of [
    [31201, "Authentication failed (31201). Please log in again."],
    [31204, "Access token invalid (31204). Please refresh the page and try again."],
    [31205, "Access token expired (31205). Please try again."],
  ] as const) {
    await dial(page);
    await endCall();
    await vi.waitFor(() => expect(sdkCall().isInvited).toBe(true), 60_000);
    sdkCall().emit("error", { code });
    sdkCall().disconnect();
    await screen.findByText(`Call device error: ${sentence}`);
    await startCall();
  }
  await talk(page);
});

it("names the carrier's errors during a call, which goes on", async () => {
  await talk(await openCaller());
  for (const [code, sentence] of [
    [31000, "Media failure (31000). The call's sound could not be set up. Please try again."],
    [31003, "Connection interrupted (31003). Check your network and try again."],
  ] as const) {
    sdkCall().device.emit("error", { code });
    await screen.findByText(`Call device error: ${sentence}`);
    await inProgress();
  }
  sdkCall().emit("reconnecting", { code: 53001 });
  await screen.findByText("Connection lost. Reconnecting...");
  sdkCall().emit("reconnected");
  await inProgress();
});

it("costs nothing without a microphone, and the card says what to do", async () => {
  const page = await openCaller();
  const alerts = async () => (await screen.findAllByRole("alert")).map(({ textContent }) => textContent);
  for (const [refusal, sentence] of [
    [
      "NotAllowedError",
      "Microphone permission denied (31208). Allow the microphone in your browser's and your system's settings and try again.",
    ],
    [
      "NotFoundError",
      "No microphone could be opened. Connect one, or close the program that uses it, and try again.",
    ],
  ] as const) {
    giveMicrophone(refusal);
    await dial(page);
    await waitFor(async () => expect(await alerts()).toContain(`Call device error: ${sentence}`));
    await screen.findByText("Call ended (0 minutes)");
    await startCall();
    expect(await credits(page)).toBe(100);
  }
});

it("says that no sound comes, never beside a good word for the line", async () => {
  const page = await openCaller();
  await talk(page);
  const call = within(screen.getByRole("group", { name: "Call" }));
  sdkCall().measure();
  await call.findByText("Excellent");
  for (let second = 0; second < 2; second++) sdkCall().measure({ packetsReceived: 0, mos: null });
  expect((await screen.findByRole("alert")).textContent).toBe(inCallMessages.silence.nothingHeard);
  await call.findByText("Call in progress... No sound.");
  expect(call.queryByText("Excellent")).toBeNull();
  await act(() => page.router.navigate("/contact"));
  const bar = within(await screen.findByRole("region", { name: "Call" }));
  await bar.findByText(inCallMessages.silence.nothingHeard);
  await page.user.click(bar.getByRole("link", { name: /Back to the call$/ }));
  await inProgress();
  sdkCall().measure();
  await screen.findByText("Excellent");
  expect(screen.queryByRole("alert")).toBeNull();
  await hangUp(page);
  expect((await lastCall()).textContent).toMatch(/Line quality(?!Excellent)/);
});

it("says that credits ran out, and what it cost, also where live events are lost", async () => {
  const page = await openCaller({ answers: [[eventRoutes.events, unreachable]] });
  page.server.on(callRoutes.deductCredits, async (_request, proceed) => {
    const receipt = (await (await proceed()).json()) as CallReceipt;
    return Response.json({ ...receipt, creditsRanOut: receipt.status === "settled" });
  });
  await talk(page);
  sdkCall().disconnect();
  await screen.findByText("Call ended (1 minute)");
  await screen.findByText(`${callEndMessages.creditsRanOut} Charged 1 credit ($0.10).`);
  expect((await lastCall()).textContent).toContain(callEndMessages.creditsRanOut);
});

it("says in the reader's language why the server refused it, on its card and on its page", async () => {
  const page = await openCaller({ credits: 2, languages: ["de-DE"] });
  await act(() => chooseLanguage("de"));
  // A page that knows no price leaves the refusal to the server.
  page.server.on(tariffRoutes.quote, unreachable);
  await page.user.type(screen.getByLabelText("Telefonnummer"), "1 876 922 0000");
  await page.user.click(screen.getByRole("button", { name: "Anrufen" }));
  const german = /Für diese Nummer brauchen Sie mindestens 6,2 Credits\. Bitte kaufen Sie Credits\./;
  const english = /You need at least 6\.2 credits to call this number\. Please purchase credits\./;
  const card = await screen.findByRole("region", { name: "Letzter Anruf" });
  await within(card).findByText(german);
  await act(() => chooseLanguage("en"));
  await within(await lastCall()).findByText(english);
  await act(() => page.router.navigate("/calls"));
  await page.user.click(await screen.findByRole("link", { name: /^Call to / }));
  await screen.findByText(english);
  await act(() => chooseLanguage("de"));
  await screen.findByText(german);
});

const ended = "Your session has ended. Please log in again.";

async function endSession({ caller }: Awaited<ReturnType<typeof openCaller>>): Promise<void> {
  const token = await logInElsewhere(caller.user.email, password);
  const { path } = settingsRoutes.endOtherSessions;
  expect((await callProduct("DELETE", path, { token })).status).toBe(200);
}

it("ends with its session, and its caller reads why", async () => {
  const page = await openCaller();
  await talk(page);
  await endSession(page);
  await screen.findByText(ended);
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/login"));
  await noCallIsOpen(page.caller);
});

/** Lets the page hear of nothing but the carrier. */
function deafen({ server }: OpenScreen, isDeaf: boolean): void {
  for (const method of ["GET", "POST"]) {
    const path = "/api/(?!call/token|config).*";
    if (isDeaf) server.on({ method, path } as never, unreachable);
    else server.off({ method, path } as never);
  }
}

it("is ended by the server where the page does not hear of the end, and the next one is refused", async () => {
  const page = await openCaller({ answers: [[eventRoutes.events, unreachable]] });
  await talk(page);
  deafen(page, true);
  await endSession(page);
  await startCall();
  await noCallIsOpen(page.caller);
  await dial(page, "+44 20 7946 0001");
  await vi.waitFor(
    async () => expect(await callsOf(page.caller.user.id, "status = 'refused'")).toBe(1),
    60_000,
  );
  page.server.off(eventRoutes.events);
  deafen(page, false);
  await screen.findByText(ended);
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/login"));
});
