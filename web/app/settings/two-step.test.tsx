import { randomUUID } from "node:crypto";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { authenticator } from "#testing/people/authenticator.ts";
import { comeFromGoogle, logInElsewhere } from "#testing/screens/product.ts";
import { password, signedInUser } from "#testing/screens/seed.ts";
import { changeBrowser, obstacles, openScreen } from "#web/testing/screen.tsx";

const card = async () => within(await screen.findByRole("region", { name: "Two-step sign-in" }));

async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

/** Asks for a secret, and gives the codes of an app that has it. */
async function setUp(user: UserEvent): Promise<() => string> {
  await user.click((await card()).getByRole("button", { name: "Set up two-step sign-in" }));
  const secret = (await (await card()).findByRole("code")).textContent;
  return authenticator(secret);
}

async function recoveryCodes(user: UserEvent): Promise<string[]> {
  const list = within(await (await card()).findByRole("list", { name: "Recovery codes" }));
  const codes = list.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(codes).toHaveLength(10);
  await user.click((await card()).getByRole("button", { name: "I have saved them" }));
  return codes;
}

/** Logs in on another browser as far as the second step. */
async function openSecondStep(email: string) {
  await changeBrowser();
  const page = await openScreen("/login");
  await page.user.type(await screen.findByLabelText("Email"), email);
  await page.user.type(screen.getByLabelText("Password"), password);
  await page.user.click(screen.getByRole("button", { name: "Login" }));
  await screen.findByText("Please enter the code from your authenticator app.");
  const answer = async (code: string) => {
    await fill(page.user, screen.getByLabelText("Code"), code);
    await page.user.click(screen.getByRole("button", { name: "Continue" }));
  };
  const enters = () => waitFor(() => expect(page.router.state.location.pathname).toBe("/dashboard"));
  return { ...page, answer, enters };
}

it("the second step is set up, asked for, replaced by a recovery code and switched off again", async () => {
  const ada = await signedInUser();
  const { email } = ada.user;
  const { user } = await openScreen("/settings", { as: ada });
  const form = await card();
  await user.type(form.getByLabelText("Your current password"), password);
  const code = await setUp(user);
  form.getByRole("img", { name: /QR code/ });
  const secret = form.getByRole("code").textContent.replaceAll(" ", "");
  const link = form.getByRole("link", { name: "Open the app on this device" });
  expect(link.getAttribute("href")).toContain(`secret=${secret}`);
  expect(await obstacles()).toEqual([]);
  const switchOn = () => user.click(form.getByRole("button", { name: "Switch on" }));
  await switchOn();
  await form.findByText("Please enter the code");
  await fill(user, form.getByLabelText("Code from the app"), "000000");
  await switchOn();
  await screen.findByText(/^This code is wrong/);
  await fill(user, form.getByLabelText("Code from the app"), code());
  await switchOn();
  await screen.findByText("Two-step sign-in is on.");
  const list = await form.findByRole("list", { name: "Recovery codes" });
  await user.click(form.getByRole("button", { name: "Copy" }));
  await screen.findByText("Recovery codes copied");
  const shown = within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => `${textContent}\n`);
  expect(await navigator.clipboard.readText()).toBe(shown.join(""));
  const download = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  await user.click(form.getByRole("button", { name: "Download" }));
  expect(download.mock.contexts[0]).toMatchObject({ download: "farline-recovery-codes.txt" });
  const codes = await recoveryCodes(user);
  await form.findByText("You have 10 recovery codes left.");
  expect(screen.queryByText(codes[0] ?? "")).toBeNull();

  const first = await openSecondStep(email);
  await first.answer("000000");
  await within(screen.getByRole("main")).findByText(/^This code is wrong/);
  await first.user.click(screen.getByRole("button", { name: "Back to Login" }));
  const second = await openSecondStep(email);
  await second.answer(code());
  await second.enters();
  const third = await openSecondStep(email);
  await third.answer(codes[0] ?? "");
  await third.enters();

  const owner = await openScreen("/settings", { as: ada });
  const off = await card();
  await off.findByText("You have 9 recovery codes left.");
  const press = async (name: string, proof: string) => {
    await fill(owner.user, off.getByLabelText("Code from the app"), proof);
    if (name === "Switch off") await fill(owner.user, off.getByLabelText("Your current password"), password);
    await owner.user.click(off.getByRole("button", { name }));
  };
  await press("Switch off", codes[0] ?? "");
  await screen.findByText(/^This code is wrong/);
  await press("New recovery codes", codes[1] ?? "");
  const fresh = await recoveryCodes(owner.user);
  expect(codes).not.toContain(fresh[0]);
  await press("Switch off", fresh[0] ?? "");
  await screen.findByText("Two-step sign-in is off.");
  await logInElsewhere(email, password);
});

it("a user without a password confirms with Google, and the second step follows Google too", async () => {
  const email = `grace.${randomUUID()}@gmail.example`;
  const google = await comeFromGoogle(email);
  const { user, router } = await openScreen(google.path, { cookies: google.cookies });
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  await router.navigate("/settings");
  (await card()).getByRole("button", { name: "Sign in with Google again" });
  const code = await setUp(user);
  await user.type((await card()).getByLabelText("Code from the app"), code());
  await user.click((await card()).getByRole("button", { name: "Switch on" }));
  await recoveryCodes(user);

  await changeBrowser();
  const again = await comeFromGoogle(email);
  const next = await openScreen(again.path, { cookies: again.cookies });
  await screen.findByText("Please enter the code from your authenticator app.");
  expect(localStorage.getItem("farline.session")).toBeNull();
  await next.user.type(screen.getByLabelText("Code"), code());
  await next.user.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(next.router.state.location.pathname).toBe("/dashboard"));
});
