import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notLoadedSentence as notLoaded } from "#web/kit/loading/presses.ts";
import type { OpenScreen } from "#web/testing/screen.tsx";
import { dial, hangUp, noCallIsOpen, openCaller, talk } from "#web/testing/voice.ts";

const parts = await vi.hoisted(async () => (await import("#web/testing/parts.ts")).createParts());
vi.mock("#web/app/call/notices/ongoing-call-bar.tsx", parts.load("call-screen"));
vi.mock("#web/app/call/active-call.tsx", parts.load("controls"));

const plainCall = () => within(screen.getByRole("group", { name: "Call" }));

/** Dials, and waits for the answer: a call without its controls shows no clock. */
async function talkPlainly(page: OpenScreen): Promise<void> {
  await dial(page);
  await screen.findByText("Call in progress...");
}

it("a call on a phone whose screen does not load can be ended, and tried again it has its screen", async () => {
  const find = parts.lose("call-screen");
  const page = await openCaller({ width: 360 });
  const isLost = () =>
    waitFor(() => expect(plainCall().queryByText(notLoaded, { exact: false })).not.toBeNull());
  await talkPlainly(page);
  await isLost();
  await hangUp(page);
  await noCallIsOpen(page.caller);

  await talkPlainly(page);
  await isLost();
  find();
  await page.user.click(plainCall().getByRole("button", { name: "Try again" }));
  const bar = within(await screen.findByRole("region", { name: "Call" }));
  await page.user.click(bar.getByRole("button", { name: /Back to the call$/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Call" }));
  await dialog.findByText("Call in progress...");
  await hangUp(page);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("a call can be ended while its controls are on their way, which come with the next one", async () => {
  const arrive = parts.delay("controls");
  const page = await openCaller();
  await talkPlainly(page);
  expect(screen.queryByText(notLoaded, { exact: false })).toBeNull();
  expect(plainCall().queryByRole("button", { name: "Mute" })).toBeNull();
  await hangUp(page);
  await noCallIsOpen(page.caller);
  arrive();
  await talk(page);
  await screen.findByRole("button", { name: "Mute" });
  await hangUp(page);
});
