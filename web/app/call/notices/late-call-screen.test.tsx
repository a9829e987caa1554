/** A call in a small window whose own code loads until after its answer. */
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { dial, openCaller } from "#web/testing/voice.ts";

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("./ongoing-call-bar.tsx", async (load) => {
  const { OngoingCall, ...rest } = await load<typeof import("./ongoing-call-bar.tsx")>();
  await code.promise;
  return { ...rest, OngoingCall };
});

it("is the whole of a small screen all the same", async () => {
  const page = await openCaller({ width: 360 });
  await dial(page);
  await screen.findByText("Call in progress...");
  expect(screen.queryByRole("dialog", { name: "Call" })).toBeNull();
  code.resolve();
  await screen.findByRole("dialog", { name: "Call" });
});
