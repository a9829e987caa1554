import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type CallerIds, callerIdRoutes } from "#contract/calls/caller-ids.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { orderOfSandbox } from "#testing/screens/product.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { obstacles, openScreen } from "#web/testing/screen.tsx";
import { type Address, type Answer, refuse, reply } from "#web/testing/server.ts";

const { accountSid: user, authToken: password } = sandboxAccounts.voice;
const typeCode = (number: string, code: string) =>
  orderOfSandbox("/sandbox/voice/code", { user, password }, { number, code });

async function openCard(...answers: readonly (readonly [Address, Answer])[]) {
  const page = await openScreen("/settings", { as: await signedInUser(), answers });
  await screen.findByRole("heading", { name: "Where you are logged in" });
  return page;
}
const card = async () => within(await screen.findByRole("region", { name: "Your caller ID" }));

const number = "+447400123456" as CallerIds["callerIds"][number]["number"];
const usual = "+12025550100" as typeof number;
const callerId = (over: Partial<CallerIds["callerIds"][number]>): CallerIds["callerIds"][number] => ({
  id: crypto.randomUUID(),
  number,
  state: "verified",
  code: null,
  isClaim: false,
  isDefault: true,
  lapsesAt: "2126-01-01T00:00:00.000Z",
  ...over,
});
const having = (...callerIds: CallerIds["callerIds"]) =>
  reply(callerIdRoutes.list, { offered: true, usual, callerIds, rented: [] });

it("a number is verified by the code that is typed at its telephone, and removed after a question", async () => {
  const own = "+447400991234";
  const { user: visitor } = await openCard();
  const region = await card();
  await visitor.click(region.getByRole("button", { name: "Verify number" }));
  await region.findByText("Please enter your number");
  await visitor.type(region.getByLabelText(/^Your number/), own);
  await visitor.click(region.getByRole("button", { name: "Verify number" }));
  await region.findByText("Your phone rings now. Answer it and type this code:", { exact: false });
  const code = region.getByText(/^\d{6}$/).textContent ?? "";
  expect(await obstacles()).toEqual([]);
  await waitFor(async () => {
    await typeCode(own, code);
    expect(region.queryByText(code)).toBeNull();
  });
  await region.findByText(/^Verified\. It can be shown until /);
  const choice = await region.findByLabelText<HTMLInputElement>("+44 7400 991234");
  expect(choice.checked).toBe(true);
  await visitor.click(region.getByLabelText("Our number, +1 202 555 0100"));
  await screen.findByText("Your choice has been saved.");
  await visitor.click(region.getByRole("button", { name: "Remove +44 7400 991234" }));
  await region.findByText(
    "Your calls then no longer show +44 7400 991234, and calls to your numbers here no longer go on to it.",
  );
  await visitor.click(region.getByRole("button", { name: "Remove number" }));
  await screen.findByText("Your number has been removed.");
  await waitFor(() => expect(region.queryByRole("list")).toBeNull());
});

it("a number that another account uses says so beside its code", async () => {
  await openCard([
    callerIdRoutes.list,
    having(callerId({ state: "ringing", code: "012345", isClaim: true, isDefault: false, lapsesAt: null })),
  ]);
  const region = await card();
  await region.findByText(/^Another account uses this number\. It is yours once you answer the call/);
  await region.findByText("012345");
});

it("each state has its sentence, and what is over can be verified again", async () => {
  await openCard([
    callerIdRoutes.list,
    having(
      callerId({ state: "failed", isDefault: false, lapsesAt: null }),
      callerId({
        state: "lapsed",
        isDefault: false,
        lapsesAt: null,
        number: "+447400123457" as typeof number,
      }),
      callerId({ lapsesAt: new Date(Date.now() + 1_000_000).toISOString(), number: usual }),
    ),
  ]);
  const region = await card();
  await region.findByText("Not verified: the code was not typed.");
  region.getByText("No longer shown, because it was verified a year ago.");
  expect(region.getAllByRole("button", { name: /^Verify \+.* again$/ })).toHaveLength(3);
  expect(await obstacles()).toEqual([]);
});

it("a rented number can be shown without a verification", async () => {
  const rented = { id: crypto.randomUUID(), number: "+14155550110" as typeof number, isDefault: true };
  const { user: visitor, server } = await openCard([
    callerIdRoutes.list,
    reply(callerIdRoutes.list, { offered: true, usual, callerIds: [], rented: [rented] }),
  ]);
  const region = await card();
  const choice = await region.findByLabelText<HTMLInputElement>("+1 415 555 0110");
  expect(choice.checked).toBe(true);
  expect(await obstacles()).toEqual([]);
  server.on(
    callerIdRoutes.choose,
    reply(callerIdRoutes.choose, {
      offered: true,
      usual,
      callerIds: [],
      rented: [{ ...rented, isDefault: false }],
    }),
  );
  await visitor.click(region.getByLabelText("Our number, +1 202 555 0100"));
  await waitFor(() => expect(choice.checked).toBe(false));
});

it("a refusal is said, and a carrier that verifies none has no section", async () => {
  const { user: visitor, server } = await openCard();
  const region = await card();
  server.on(callerIdRoutes.verify, refuse("too_many_verifications", 429));
  await visitor.type(region.getByLabelText(/^Your number/), number);
  await visitor.click(region.getByRole("button", { name: "Verify number" }));
  await screen.findByText(/^Too many attempts\./);
  await openCard([
    callerIdRoutes.list,
    reply(callerIdRoutes.list, { offered: false, usual: null, callerIds: [], rented: [] }),
  ]);
  expect(screen.queryByRole("region", { name: "Your caller ID" })).toBeNull();
});
