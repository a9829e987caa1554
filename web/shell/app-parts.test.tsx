import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { signedInUser } from "#testing/screens/seed.ts";
import { chooseLanguage } from "#web/kit/loading/language.ts";
import { openScreen } from "#web/testing/screen.tsx";
import { beAnApp } from "./app-parts.ts";

const field = () => screen.findByLabelText<HTMLInputElement>("Phone number");

/** Makes the open page an app, as its first touch does. */
async function openApp(path: string) {
  const page = await openScreen(path, { as: await signedInUser({ credits: 10 }) });
  let launch = (_launch: { targetURL: string }) => {};
  const setConsumer = (take: typeof launch) => {
    launch = take;
  };
  vi.stubGlobal("launchQueue", { setConsumer });
  const active = { postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), { active, waiting: null, installing: null });
  const register = vi.fn(async () => registration);
  vi.stubGlobal("navigator", Object.create(navigator, { serviceWorker: { value: { register } } }));
  await beAnApp(page.router);
  vi.unstubAllGlobals();
  const open = (targetURL: string) => act(async () => launch({ targetURL }));
  return { ...page, open, active, register };
}

it("puts the number of a link that launches it into the dialler, and calls none", async () => {
  const { open, router } = await openApp("/dial?to=web%2Btel%3A%2B44-20-7946-0000");
  await waitFor(async () => expect((await field()).value).toBe("44 20 7946 0000"));
  screen.getByRole("button", { name: "Start Call" });
  await open(`${location.origin}/dial?to=tel:%2B49%2030%20123456`);
  await waitFor(async () => expect((await field()).value).toBe("49 30 123456"));
  expect(location.pathname).toBe("/dashboard");
  const navigate = vi.spyOn(router, "navigate");
  await open("https://other.example/dial?to=tel:%2B1%20202%20555%200142");
  expect(navigate).not.toHaveBeenCalled();
  await open(`${location.origin}/dial?to=tel:7946;phone-context=%2B4420`);
  await screen.findByText("This link does not contain a phone number.");
  await waitFor(async () =>
    expect((await field()).value, "a refused link leaves no number ready to be called").toBe(""),
  );
});

it("has its worker keep the language that is shown, and each that is chosen", async () => {
  const { active, register } = await openApp("/about");
  expect(register).toHaveBeenCalledWith("/worker.js", { scope: "/", updateViaCache: "none" });
  await act(() => chooseLanguage("ar"));
  expect(active.postMessage.mock.calls).toEqual([["en"], ["ar"]]);
});
