import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { type CallerIds, callerIdRoutes } from "#contract/calls/caller-ids.ts";
import { callRoutes, usualCallerId } from "#contract/calls/calls.ts";
import { contactBookRoutes } from "#contract/contacts/contact-book.ts";
import { tariffRoutes } from "#contract/money/tariff.ts";
import { callProduct } from "#testing/screens/product.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { queries } from "#web/kit/api/with-queries.tsx";
import { type FakeSdk, fakeSdk } from "#web/phone/twilio/testing/fake-sdk.ts";
import { giveSdk } from "#web/testing/given-sdk.ts";
import { giveOwnTime, obstacles, openScreen } from "#web/testing/screen.tsx";
import { held, reply } from "#web/testing/server.ts";

let sdk: FakeSdk;
beforeEach(() => {
  sdk = fakeSdk();
  giveSdk(sdk.loadSdk);
});

type Own = CallerIds["callerIds"][number];
const usual = "+12025550100" as Own["number"];
const [mobile, landline] = ["+447400123456", "+442079460123"].map(
  (number, index): Own => ({
    id: crypto.randomUUID(),
    number: number as Own["number"],
    state: "verified",
    code: null,
    isClaim: false,
    isDefault: index === 0,
    lapsesAt: "2126-01-01T00:00:00.000Z",
  }),
);
if (!mobile || !landline) throw new Error("two numbers");

async function openDialler(callerIds: Own[], rented: CallerIds["rented"] = []) {
  const caller = await signedInUser({ credits: 100 });
  const page = await openScreen("/dashboard", {
    as: caller,
    answers: [[callerIdRoutes.list, reply(callerIdRoutes.list, { offered: true, usual, callerIds, rented })]],
  });
  const type = async () =>
    page.user.type(await screen.findByLabelText<HTMLInputElement>("Phone number"), "+442079460000");
  const call = async () => {
    await page.user.click(screen.getByRole("button", { name: "Start Call" }));
    await waitFor(() => expect(sdk.devices.at(-1)?.dialled).toHaveLength(1));
    return sdk.devices.at(-1)?.callerIds[0];
  };
  return { ...page, caller, type, call };
}

it("a user without numbers reads that the operator's is shown, and chooses nothing", async () => {
  const { type, call } = await openDialler([{ ...mobile, state: "failed", isDefault: false }]);
  await type();
  await screen.findByText("They will see our number, +1 202 555 0100");
  expect(screen.queryByLabelText("Number they see")).toBeNull();
  expect(await call()).toBeUndefined();
});

it("the default is named before the call, and the call sends the id of another choice", async () => {
  const { type, call, user } = await openDialler([mobile, landline]);
  await type();
  await screen.findByText("They will see +44 7400 123456");
  const choice = screen.getByLabelText<HTMLSelectElement>(/^Number they see/);
  expect(await obstacles()).toEqual([]);
  await user.selectOptions(choice, usualCallerId);
  await screen.findByText("They will see our number, +1 202 555 0100");
  await user.selectOptions(choice, landline.id);
  await screen.findByText("They will see +44 20 7946 0123");
  expect(await call()).toBe(landline.id);
});

it("a rented number is shown as a verified one is", async () => {
  const number = "+14155550110" as Own["number"];
  const rented = { id: crypto.randomUUID(), number, isDefault: true };
  const { type, call, user } = await openDialler([{ ...mobile, isDefault: false }], [rented]);
  await type();
  await screen.findByText("They will see +1 415 555 0110");
  const choice = screen.getByLabelText<HTMLSelectElement>(/^Number they see/);
  await user.selectOptions(choice, mobile.id);
  await user.selectOptions(choice, rented.id);
  expect(await call()).toBe(rented.id);
});

it("the choice of a contact counts where none is made for the call, while the user has the number", async () => {
  const { type, call, user, caller } = await openDialler([mobile, landline]);
  const numbers = [{ number: "+442079460000", label: "" }];
  const add = (callerId: string) =>
    callProduct("POST", "/api/contacts", {
      token: caller.token,
      body: { id: crypto.randomUUID(), name: "Ada", favourite: true, numbers, callerId },
    });
  expect((await add(landline.id)).status).toBe(200);
  await act(() => queries.invalidateQueries({ queryKey: queryKeys.contacts }));
  await type();
  await screen.findByText("They will see +44 20 7946 0123");
  await user.selectOptions(screen.getByLabelText(/^Number they see/), usualCallerId);
  await screen.findByText("They will see our number, +1 202 555 0100");
  await user.selectOptions(screen.getByLabelText(/^Number they see/), landline.id);
  expect(await call()).toBe(landline.id);

  const gone = await openDialler([mobile]);
  await callProduct("POST", "/api/contacts", {
    token: gone.caller.token,
    body: {
      id: crypto.randomUUID(),
      name: "Ada",
      favourite: true,
      numbers,
      callerId: landline.id,
    },
  });
  await act(() => queries.invalidateQueries({ queryKey: queryKeys.contacts }));
  await gone.type();
  await screen.findByText("They will see +44 7400 123456");
  expect(await gone.call()).toBeUndefined();
});

it("a press that waits for the contacts shows that it counts, and starts one call", async () => {
  giveOwnTime();
  const late = held();
  const caller = await signedInUser({ credits: 100 });
  const page = await openScreen("/dashboard", {
    as: caller,
    answers: [[contactBookRoutes.list, late.answer]],
  });
  await page.user.type(await screen.findByLabelText<HTMLInputElement>("Phone number"), "+442079460000");
  await screen.findByText("1 credit, $0.10 a minute");
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Start Call" });
  await page.user.click(button);
  expect([button.disabled, button.getAttribute("aria-busy")]).toEqual([true, "true"]);
  if (button.form) fireEvent.submit(button.form);
  expect(sdk.devices.flatMap(({ dialled }) => dialled)).toEqual([]);
  late.release();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Start Call" })).toBeNull());
  await waitFor(() => expect(sdk.devices.flatMap(({ dialled }) => dialled)).toEqual(["+442079460000"]));
});

it("a choice stays for a call that did not begin, and is over with one that did", async () => {
  const { type, call, user, server } = await openDialler([mobile, landline]);
  const nothing = { credits: 100, charged: 0, minutes: 0, seconds: null, creditsRanOut: false };
  server.on(
    callRoutes.deductCredits,
    reply(callRoutes.deductCredits, { ...nothing, status: "settled", outcome: "no_answer" }),
  );
  await type();
  await user.selectOptions(await screen.findByLabelText(/^Number they see/), usualCallerId);
  expect(await call()).toBe(usualCallerId);
  const placed = async (length: number) => {
    const device = sdk.devices.at(-1);
    await waitFor(() => expect(device?.calls).toHaveLength(length));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Start Call" })).toBeNull());
    return device?.calls.at(-1);
  };
  const refused = await placed(1);
  act(() => refused?.emit("disconnect"));
  await screen.findByText("They will see our number, +1 202 555 0100");
  await user.click(screen.getByRole("button", { name: "Start Call" }));
  const begun = await placed(2);
  expect(sdk.devices.at(-1)?.callerIds).toEqual([usualCallerId, usualCallerId]);
  act(() => begun?.emit("ringing", true));
  act(() => begun?.emit("disconnect"));
  await screen.findByText("They will see +44 7400 123456");
});

it("a destination that refuses such numbers is told before the call, without a choice", async () => {
  const { type, server } = await openDialler([mobile]);
  server.on(tariffRoutes.quote, async (_request, proceed) => {
    const answer = await proceed();
    return Response.json({ ...(await answer.json()), refusesCallerIds: true });
  });
  await type();
  await screen.findByText(/^This destination does not show numbers of callers/);
  expect(screen.queryByLabelText("Number they see")).toBeNull();
});
