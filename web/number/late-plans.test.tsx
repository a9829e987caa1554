import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { signedInUser } from "#testing/screens/seed.ts";
import { openScreen } from "#web/testing/screen.tsx";

const parts = await vi.hoisted(async () => (await import("#web/testing/parts.ts")).createParts());
vi.mock("#web/number/plans/plans.ts", parts.load("plans"));

const field = () => screen.findByLabelText<HTMLInputElement>("Phone number");

it("a number that gets its spaces while a part of it is selected keeps its selection and the focus", async () => {
  const arrive = parts.delay("plans");
  const { user } = await openScreen("/dashboard", { as: await signedInUser() });
  await user.type(await field(), "442079460001");
  (await field()).setSelectionRange(2, 8, "backward");
  arrive();
  await waitFor(async () => expect((await field()).value).toBe("44 20 7946 0001"));
  const { selectionStart, selectionEnd, selectionDirection, value } = await field();
  expect([value.slice(selectionStart ?? 0, selectionEnd ?? 0), selectionDirection]).toEqual([
    " 20 7946",
    "backward",
  ]);
  expect(document.activeElement).toBe(await field());
  await user.keyboard("353");
  await waitFor(async () => expect((await field()).value).toBe("44 353 000 1"));
});
