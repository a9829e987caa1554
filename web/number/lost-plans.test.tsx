import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { signedInUser } from "#testing/screens/seed.ts";
import { notLoadedSentence as notLoaded } from "#web/kit/loading/presses.ts";
import { openScreen } from "#web/testing/screen.tsx";

const parts = await vi.hoisted(async () => (await import("#web/testing/parts.ts")).createParts());
vi.mock("#web/number/plans/plans.ts", parts.load("plans"));

const field = () => screen.findByLabelText<HTMLInputElement>("Phone number");

it("a number whose rules do not load says so, also at the press of Start Call, and is read once they do", async () => {
  const find = parts.lose("plans");
  const { user } = await openScreen("/dashboard", { as: await signedInUser() });
  await user.type(await field(), "442079460001");
  await screen.findByText(notLoaded, { exact: false, selector: "[role=alert], [role=alert] *" });
  await user.click(screen.getByRole("button", { name: "Start Call" }));
  await waitFor(() => expect(screen.getAllByText(notLoaded, { exact: false })).toHaveLength(2));
  find();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(async () => expect((await field()).value).toBe("44 20 7946 0001"));
});
