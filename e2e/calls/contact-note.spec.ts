/** The note of a contact: typed beside a call, saved by itself, and there again on the contact and at the next call. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { openFundedAccount, talk } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const london = "+442079460000";
const nextDoor = "+44 20 7946 0001";
const field = (page: Page) => page.getByRole("group", { name: "Call" }).getByLabel("Note");
const endCall = (page: Page) => page.getByRole("button", { name: "End Call" });

interface Saved {
  id: string;
  note: string;
  version: number;
}

async function openCallerOfAda(page: Page, stack: Stack) {
  const token = await openFundedAccount(stack);
  const contact = { id: randomUUID(), name: "Ada", numbers: [{ number: london }], note: "Likes tea." };
  expect((await api(stack, "POST", "/api/contacts", { token, body: contact })).status).toBe(200);
  await openAs(page, stack, token, "/dashboard");
  const saved = async () => {
    const { body } = await api(stack, "GET", "/api/contacts", { token });
    return (body as unknown as [Saved])[0];
  };
  const change = async (body: object) => {
    const { id, version } = await saved();
    const all = { version, name: "Ada", numbers: [{ number: london }], ...body };
    expect((await api(stack, "PUT", `/api/contacts/${id}`, { token, body: all })).status).toBe(200);
  };
  return { token, saved, change };
}

test("a note typed during a call is saved by itself, also when the call ends, and is there again", async ({
  page,
  stack,
}) => {
  const { saved } = await openCallerOfAda(page, stack);
  await talk(page);
  await expect(field(page)).toHaveValue("Likes tea.");
  await field(page).fill("Likes tea.\nHas a dog.");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  expect((await saved()).note).toBe("Likes tea.\nHas a dog.");

  await test.step("digits belong to the note while the keypad is open", async () => {
    await page.getByRole("button", { name: "Keypad" }).click();
    await field(page).press("End");
    await field(page).pressSequentially(" 42");
    await expect(page.getByLabel("Keys pressed")).toHaveText("");
    await endCall(page).focus();
    await expect.poll(async () => (await saved()).note).toBe("Likes tea.\nHas a dog. 42");
  });

  await test.step("in the middle of a word", async () => {
    await field(page).press("End");
    await field(page).pressSequentially(" Call on Mon");
    await page.keyboard.press("Alt+h");
    await expect(page.getByRole("region", { name: "Last call" })).toBeVisible();
    await page.keyboard.type("9\n\n");
    await expect(page.getByLabel("Phone number"), "takes no rest of the note").toHaveValue("44 20 7946 0000");
    await expect(endCall(page), "a line break starts no call").toHaveCount(0);
    await expect.poll(async () => (await saved()).note).toBe("Likes tea.\nHas a dog. 42 Call on Mon");
  });

  await talk(page);
  await expect(field(page)).toHaveValue("Likes tea.\nHas a dog. 42 Call on Mon");
  await endCall(page).click();
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("link", { name: "Contacts", exact: true }).click();
  await expect(page.getByRole("region", { name: "A", exact: true })).toContainText(
    "Has a dog. 42 Call on Mon",
  );
  await page.getByRole("button", { name: "Change Ada" }).click();
  const form = page.getByRole("form");
  await expect(form.getByLabel("Note")).toHaveValue("Likes tea.\nHas a dog. 42 Call on Mon");
  await form.getByLabel("Note").fill("Moved to Leeds.");
  await form.getByRole("button", { name: "Save contact" }).click();
  await expect(page.getByRole("region", { name: "A", exact: true })).toContainText("Moved to Leeds.");
  expect((await saved()).note).toBe("Moved to Leeds.");
});

test("a note that cannot be saved says so, keeps its text, and loses nothing that was saved elsewhere", async ({
  page,
  stack,
}) => {
  const { saved, change } = await openCallerOfAda(page, stack);
  await talk(page, nextDoor);
  await expect(page.getByRole("region", { name: "Earlier calls to this number" })).toBeVisible();
  await expect(page.getByLabel("Note"), "a number of no contact has no note").toHaveCount(0);
  await endCall(page).click();
  await talk(page);

  await test.step("while the server is away", async () => {
    await page.route("**/api/contacts/*", (route) => route.abort());
    await field(page).fill("Has a cat.");
    await expect(page.getByText("The note could not be saved. Your text is still here.")).toBeVisible();
    await expect(field(page)).toHaveValue("Has a cat.");
    expect(await problemsOf(page, "a note that is not saved")).toEqual([]);
    await page.unroute("**/api/contacts/*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(async () => (await saved()).note).toBe("Has a cat.");
  });

  await test.step("while another tab saves another", async () => {
    await change({ name: "Ada", note: "Has a horse." });
    await field(page).fill("Has a bird.");
    await expect(page.getByText("This contact was changed elsewhere.")).toBeVisible();
    expect((await saved()).note).toBe("Has a horse.");
    await page.getByRole("button", { name: "Show the saved version" }).click();
    await expect(field(page)).toHaveValue("Has a horse.");
  });

  await test.step("at the end of the call, it waits in the contact's form", async () => {
    await page.route("**/api/contacts/*", (route) => route.abort());
    await field(page).fill("Has a fish.");
    await page.keyboard.press("Alt+h");
    await expect(page.getByText("Your note about Ada could not be saved.")).toBeVisible();
    await page.unroute("**/api/contacts/*");
    await page.goto(`${stack.url}/contacts`);
    await page.getByRole("button", { name: "Change Ada" }).click();
    await expect(page.getByRole("form").getByLabel("Note")).toHaveValue("Has a fish.");
    await page.getByRole("form").getByRole("button", { name: "Save contact" }).click();
    await expect(page.getByRole("region", { name: "A", exact: true })).toContainText("Has a fish.");
  });
});

test("a change without a note keeps it, too long a note is refused, and a stranger changes none", async ({
  page,
  stack,
}) => {
  const { saved, change } = await openCallerOfAda(page, stack);
  await change({ name: "Countess" });
  const { id, note, version } = await saved();
  expect(note).toBe("Likes tea.");
  const stranger = await openAccount(stack, newPerson());
  const body = { version, name: "Mallory", numbers: [{ number: london }], note: "Was here." };
  const asked = await api(stack, "PUT", `/api/contacts/${id}`, { token: stranger, body });
  expect([asked.status, asked.body.error]).toEqual([
    404,
    expect.objectContaining({ code: "contact_not_found" }),
  ]);
  const long = await api(stack, "POST", "/api/contacts", {
    token: stranger,
    body: { id: randomUUID(), name: "Ada", numbers: [{ number: london }], note: "x".repeat(2_001) },
  });
  expect([long.status, JSON.stringify(long.body)]).toEqual([
    400,
    expect.stringContaining("Please use at most 2000 characters"),
  ]);
  expect(await saved()).toMatchObject({ note: "Likes tea.", version });
});
