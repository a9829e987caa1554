import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { settingsRoutes } from "#contract/users/user-settings.ts";
import { buyTenDollars, cardProvider } from "#testing/screens/payments.ts";
import {
  callProduct,
  isOpen,
  logInElsewhere,
  orderOfSandbox,
  pathMailedTo,
} from "#testing/screens/product.ts";
import { password, type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { changeBrowser, obstacles, openScreen } from "#web/testing/screen.tsx";

async function openSettings(as?: SignedInUser) {
  const ada = as ?? (await signedInUser());
  const page = await openScreen("/settings", { as: ada });
  await screen.findByRole("heading", { name: "Where you are logged in" });
  return { ...page, ada, email: ada.user.email };
}

/** A card of the settings. */
const card = async (name: string) => within(await screen.findByRole("region", { name }));

it("change the name, which the profile's menu then has", async () => {
  const { user } = await openSettings();
  const name = await card("Name");
  const first = name.getByLabelText<HTMLInputElement>("First name");
  await user.clear(first);
  await user.type(first, " ");
  await user.click(name.getByRole("button", { name: "Save name" }));
  await name.findByText("Please enter both names");
  expect(await obstacles()).toEqual([]);
  await user.clear(first);
  await user.type(first, "Augusta");
  await user.click(name.getByRole("button", { name: "Save name" }));
  await screen.findByText("Your name has been saved.");
  await user.click(screen.getByRole("button", { name: "Profile" }));
  const menu = within(await screen.findByRole("dialog", { name: "Profile" }));
  await menu.findByText(/Augusta/);
  expect(menu.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings");
});

it("each form with the password has the account's name for password managers, before the new address too", async () => {
  const { email } = await openSettings();
  const fields = screen.getAllByLabelText<HTMLInputElement>("Your current password");
  expect(fields.length).toBeGreaterThan(1);
  for (const { form } of fields) {
    const [name, ...others] = form?.querySelectorAll<HTMLInputElement>("[autocomplete=username]") ?? [];
    expect([name?.value, name?.style.display, others]).toEqual([email, "none", []]);
  }
});

describe("a new password", () => {
  it("replaces the old one, and logs out the other devices", async () => {
    const { user, email, ada } = await openSettings();
    const elsewhere = await logInElsewhere(email, password);
    const form = await card("Password");
    const change = form.getByRole("button", { name: "Change password" });
    const current = form.getByLabelText<HTMLInputElement>("Your current password");
    await user.click(change);
    await form.findByText("Please enter your current password");
    await user.type(current, "not the password");
    await user.type(form.getByLabelText("New password"), "an even longer secret");
    await user.type(form.getByLabelText("Confirm password"), "an even longer");
    await user.click(change);
    await form.findByText("Passwords do not match");
    await user.type(form.getByLabelText("Confirm password"), " secret");
    await user.click(change);
    await form.findByText("This is not your password.");
    expect(document.activeElement).toBe(current);
    await user.clear(current);
    await user.type(current, password);
    await user.click(change);
    await screen.findByText("Your password has been changed. Other devices were logged out.");
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>("New password").value).toBe(""));
    expect([await isOpen(ada.token), await isOpen(elsewhere)]).toEqual([true, false]);
    await logInElsewhere(email, "an even longer secret");
  });

  it("that is too well known is refused at its field", async () => {
    const { user } = await openSettings();
    const form = await card("Password");
    await user.type(form.getByLabelText("Your current password"), password);
    await user.type(form.getByLabelText("New password"), "password");
    await user.type(form.getByLabelText("Confirm password"), "password");
    await user.click(form.getByRole("button", { name: "Change password" }));
    const note = await form.findByText("This password is too well known. Please choose another.");
    expect(document.activeElement).toBe(form.getByLabelText("New password"));
    expect(document.activeElement?.getAttribute("aria-describedby")).toBe(note.id);
  });
});

describe("a new address", () => {
  async function changeEmail() {
    const page = await openSettings();
    const address = `new.${page.email}`;
    const form = await card("Email address");
    const ask = async () => {
      await page.user.type(form.getByLabelText("New email"), address);
      await page.user.type(form.getByLabelText("Your current password"), password);
      await page.user.click(form.getByRole("button", { name: "Change email" }));
      await form.findByText(/takes effect when you open the link we sent to it/);
    };
    await ask();
    return { ...page, address, form, ask };
  }

  it("can be taken back, and then its link no longer works", async () => {
    const { user, form, address } = await changeEmail();
    await user.click(form.getByRole("button", { name: "Keep the old address" }));
    await screen.findByText("Your address has not changed.");
    const path = await pathMailedTo(address);
    await changeBrowser();
    const { user: guest } = await openScreen(path);
    await guest.click(await screen.findByRole("button", { name: "Confirm new address" }));
    await screen.findByText(
      "This link is no longer valid. Please change your address again in the settings.",
    );
  });

  it("takes effect by its link, which opens no session and leads to a login with the address", async () => {
    const { address, email } = await changeEmail();
    const path = await pathMailedTo(address);
    await changeBrowser();
    const guest = await openScreen(path);
    await guest.user.click(await screen.findByRole("button", { name: "Confirm new address" }));
    await screen.findByText("Your email address has been changed.");
    expect(await obstacles()).toEqual([]);
    expect(guest.server.cookies.has("session")).toBe(false);
    await guest.user.click(screen.getByRole("link", { name: "Go to Login" }));
    expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe(address);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Password")));
    await logInElsewhere(address, password);
    const body = { email, password };
    expect((await callProduct("POST", "/api/auth/login", { body })).status).toBe(401);
  });

  it("is confirmed by a browser that is logged in, which goes on in the settings", async () => {
    const { address, ada } = await changeEmail();
    const { user, router } = await openScreen(await pathMailedTo(address), { as: ada });
    await user.click(await screen.findByRole("button", { name: "Confirm new address" }));
    await user.click(await screen.findByRole("link", { name: "Go to Settings" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/settings"));
  });
});

it("say that an address refuses mail, until it accepts one", async () => {
  const ada = await signedInUser();
  const { email } = ada.user;
  const warning = /^Our last mail to this address was rejected/;
  const answerMail = async (answer: "no such mailbox" | "accepted") => {
    await orderOfSandbox("/sandbox/mail", sandboxAccounts.mail, { email, answer });
    expect((await callProduct("POST", "/api/auth/forgot-password", { body: { email } })).status).toBe(200);
  };
  const isRefusing = async () =>
    (await callProduct("GET", "/api/account", { token: ada.token })).body.emailRefusesMail;
  await answerMail("no such mailbox");
  await waitFor(async () => expect(await isRefusing()).toBe(true));
  await openSettings(ada);
  await screen.findByText(warning);
  await answerMail("accepted");
  await waitFor(async () => expect(await isRefusing()).toBe(false));
  await openSettings(ada);
  expect(screen.queryByText(warning)).toBeNull();
});

it("list the other devices, which can be logged out, one or all", async () => {
  const ada = await signedInUser();
  const tokens = [];
  for (let device = 0; device < 3; device++) tokens.push(await logInElsewhere(ada.user.email, password));
  const { user } = await openSettings(ada);
  const devices = await card("Where you are logged in");
  await waitFor(() => expect(devices.getAllByRole("listitem")).toHaveLength(4));
  expect(devices.getAllByText("This device")).toHaveLength(1);
  await user.click(devices.getAllByRole("button", { name: /^Log out (?!all)/ })[0] as HTMLElement);
  await screen.findByText("That device was logged out.");
  await waitFor(() => expect(devices.getAllByRole("listitem")).toHaveLength(3));
  await user.click(devices.getByRole("button", { name: "Log out all other devices" }));
  await screen.findByText("All other devices were logged out.");
  await waitFor(() => expect(devices.getAllByRole("listitem")).toHaveLength(1));
  expect(await Promise.all([...tokens, ada.token].map(isOpen))).toEqual([false, false, false, true]);
});

it("let a user choose the countries to call, and ask for the password to allow more", async () => {
  const { user, ada } = await openSettings();
  const form = await card("Countries you can call");
  const save = async () => user.click(form.getByRole("button", { name: "Save countries" }));
  const sentence = "You can call the United Kingdom and the United States.";
  await user.click(form.getByLabelText("Only the countries I choose"));
  await save();
  await form.findByText("Please choose at least one country");
  const find = await form.findByLabelText("Find a country");
  await user.type(find, "england");
  await user.tab();
  expect(document.activeElement).toBe(form.getByLabelText("United Kingdom"));
  await user.keyboard(" ");
  await user.clear(find);
  await user.type(find, "usa");
  await user.click(await form.findByLabelText("United States"));
  await form.findByText(sentence);
  expect(await obstacles()).toEqual([]);
  await save();
  await screen.findByText("Your countries have been saved.");

  await openSettings(ada);
  const again = await card("Countries you can call");
  again.getByText(sentence);
  await user.click(again.getByLabelText("All countries"));
  const press = () => user.click(again.getByRole("button", { name: "Save countries" }));
  await press();
  await again.findByText("Please enter your current password");
  const proof = again.getByLabelText("Your current password");
  await user.type(proof, "not the password");
  await press();
  await again.findByText("This is not your password.");
  await user.clear(proof);
  await user.type(proof, password);
  await press();
  await screen.findByText("Your countries have been saved.");
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
});

it("save all kept data as a file", async () => {
  const { user, email } = await openSettings();
  const saved = vi.spyOn(URL, "createObjectURL");
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  await user.click(screen.getByRole("button", { name: "Download my data" }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(click.mock.contexts[0]).toMatchObject({ download: "farline-data.json" });
  const [file] = saved.mock.calls[0] ?? [];
  const data = JSON.parse(file instanceof Blob ? await file.text() : "null");
  expect(data).toMatchObject({ profile: { email, firstName: "Ada" }, credits: 0 });
});

describe("deleting an account", () => {
  async function askToDelete(credits: number) {
    const page = await openSettings(await signedInUser({ credits }));
    await page.user.click(screen.getByRole("button", { name: "Delete my account" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
    await page.user.type(await dialog.findByLabelText("Your current password"), password);
    return { ...page, dialog, yes: dialog.getByRole("button", { name: "Delete for good" }) };
  }

  it("warns about its credits, and ends it", async () => {
    const { user, dialog, yes, router, email } = await askToDelete(100);
    await dialog.findByText(/You still have 100 credits, which would be lost\./);
    await user.click(yes);
    await dialog.findByText("Please confirm that you give up your credits");
    await user.click(dialog.getByLabelText("I give up my credits"));
    await user.click(yes);
    await screen.findByText("Account deleted successfully.");
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
    const body = { email, password };
    expect((await callProduct("POST", "/api/auth/login", { body })).status).toBe(401);
  });

  it("offers the money back first, and asks for nothing once all went back", async () => {
    const ada = await signedInUser();
    for (const bankCard of ["pm_card_visa", "pm_card_mastercard"]) await buyTenDollars(ada, bankCard);
    const { user } = await openSettings(ada);
    await user.click(screen.getByRole("button", { name: "Delete my account" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
    await dialog.findByText(/You still have 200 credits, which would be lost\./);
    await user.type(dialog.getByLabelText("Your current password"), password);
    await user.click(dialog.getByLabelText("I give up my credits"));
    for (const left of [2, 1]) {
      const buttons = await dialog.findAllByRole("button", { name: "Get $10.00 back" });
      expect(buttons).toHaveLength(left);
      await user.click(buttons[0] as HTMLElement);
      await waitFor(() => {
        expect(dialog.queryByText(/on its way/)).toBeNull();
        expect(dialog.queryAllByRole("button", { name: "Get $10.00 back" })).toHaveLength(left - 1);
      });
      // What was typed stays; what was agreed to was another balance.
      await waitFor(() =>
        expect(dialog.queryAllByRole("checkbox", { checked: false })).toHaveLength(left - 1),
      );
    }
    expect(dialog.queryByLabelText("I give up my credits")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Delete for good" }));
    await screen.findByText("Account deleted successfully.");
    const { data } = await cardProvider().refunds.list({ limit: 2 });
    expect(data.map(({ amount }) => amount)).toEqual([1_000, 1_000]);
  });

  it("asks for nothing more without credits", async () => {
    const { user, dialog, yes } = await askToDelete(0);
    expect(dialog.queryByLabelText("I give up my credits")).toBeNull();
    await user.click(yes);
    await screen.findByText("Account deleted successfully.");
  });
});

describe("the security history", () => {
  it("shows a stranger's sign-in in the reader's time, whose mail logs every device out", async () => {
    const { ada, email } = await openSettings();
    await logInElsewhere(email, password);
    const strangers = await logInElsewhere(email, password, "203.0.113.77");
    const undo = await pathMailedTo(email, "New sign-in to your account");
    await openSettings(ada);
    const newest = (await (await card("Security history")).findAllByRole("listitem"))[0] as HTMLElement;
    expect(newest.textContent).toMatch(/^Signed in on a new device.*203\.0\.113\.77/);
    const at = new Date(newest.querySelector("time")?.dateTime ?? "");
    expect(newest.textContent).toContain(at.toLocaleTimeString("en-US", { timeStyle: "short" }));

    const owner = await openScreen(undo, { as: ada });
    await screen.findByRole("heading", { name: "This was not me" });
    expect(await obstacles()).toEqual([]);
    expect(await isOpen(strangers)).toBe(true);
    await owner.user.click(screen.getByRole("button", { name: "Log every device out" }));
    await screen.findByText(/^Every device was logged out/);
    expect([await isOpen(strangers), await isOpen(ada.token)]).toEqual([false, false]);

    await changeBrowser();
    const next = await openScreen(await pathMailedTo(email, "The sign-in was undone"));
    await next.user.type(await screen.findByLabelText("New password"), "an even longer secret");
    await next.user.type(screen.getByLabelText("Confirm password"), "an even longer secret");
    await next.user.click(screen.getByRole("button", { name: "Reset Password" }));
    await screen.findByText("Your password has been reset. You can now log in.");
    await logInElsewhere(email, "an even longer secret");
  });

  it("logs an open page out when its session is undone", async () => {
    const { ada, email, router } = await openSettings();
    await logInElsewhere(email, password);
    await logInElsewhere(email, password, "203.0.113.78");
    const undo = await pathMailedTo(email, "New sign-in to your account");
    const body = { token: undo.split("/").at(-1) };
    const path = settingsRoutes.undoSignIn.path;
    expect((await callProduct("POST", path, { body })).status).toBe(200);
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
    expect(await isOpen(ada.token)).toBe(false);
  });

  it("shows older events with a press", async () => {
    const ada = await signedInUser();
    for (let login = 0; login < 12; login++) await logInElsewhere(ada.user.email, password);
    const { user } = await openSettings(ada);
    const history = await card("Security history");
    await waitFor(() => expect(history.getAllByRole("listitem")).toHaveLength(10));
    await user.click(history.getByRole("button", { name: "Show older" }));
    await waitFor(() => expect(history.getAllByRole("listitem")).toHaveLength(12));
    expect(history.queryByRole("button", { name: "Show older" })).toBeNull();
  });
});
