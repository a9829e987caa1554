import { randomUUID } from "node:crypto";
import { type Page, expect as usualExpect } from "@playwright/test";
import { dial, openFundedAccount, talk } from "#e2e/support/callers.ts";
import { openEntries } from "#e2e/support/page/prepared-page.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";

type Look = (screen: string) => Promise<void>;

/** Some lists load a table when they open. */
const expect = usualExpect.configure({ timeout: 60_000 });
const london = "+442079460000";
const busy = "+442079460101";
const silent = "+442079460102";
/** Its packets stop after some seconds. */
const goesSilent = "+442079460113";
/** Longer than a line of the narrowest screen, and without a place to break it. */
const zoe = "Zoë Wolfeschlegelsteinhausenbergerdorff-Müller";

/** Stops for `look` at the lists of a user who has done nothing yet, and at the form of the first contact. */
export async function throughEmptyLists(page: Page, stack: Stack, look: Look): Promise<void> {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/calls");
  await expect(page.getByText("No calls yet")).toBeVisible();
  await look("calls-none");
  await page.goto(`${stack.url}/transactions`);
  await expect(page.getByText("No transactions found")).toBeVisible();
  await look("transactions-never");
  await page.goto(`${stack.url}/contacts`);
  await expect(page.getByText("No contacts yet")).toBeVisible();
  await page.getByRole("button", { name: "Add a contact" }).click();
  await page.getByRole("form").getByLabel("Number").fill("020");
  await page.getByRole("form").getByRole("button", { name: "Save contact" }).click();
  await expect(page.getByText("Please enter a name")).toBeVisible();
  await look("contact-missing");
}

/** Opens the contacts of a user who has some: with a long name, and with names of both directions. Returns the token. */
export async function openContacts(page: Page, stack: Stack): Promise<string> {
  const token = await openFundedAccount(stack);
  await add(stack, token, zoe, [london, "Mobile"], [busy, "Work"]);
  await add(stack, token, "عمر الفاروق", ["+971501234567", ""]);
  await openAs(page, stack, token, "/contacts");
  await expect(page.getByRole("region", { name: "Favourites" })).toContainText("Zoë");
  return token;
}

/** Stops for `look` at the open contacts in their states. */
export async function throughContacts(page: Page, look: Look): Promise<void> {
  await look("contacts");
  await page.getByRole("button", { name: `Change ${zoe}` }).click();
  await expect(page.getByRole("form").getByLabel("Name")).toHaveValue(zoe);
  await look("contact-form");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByLabel("File to import").setInputFiles({
    name: "phone.csv",
    mimeType: "text/csv",
    // In an old program's letters, with a column and an extension that are left out.
    buffer: Buffer.from(
      `Name,Email,Phone\nAda,ada@b.example,+4930123456 x12\n${zoe},,${london}\nSilent,,\n`,
      "latin1",
    ),
  });
  const preview = page.getByRole("region", { name: "What is in the file" });
  await preview.getByText("1 line cannot be read").click();
  await preview.getByText("1 part of a cell is left out").click();
  await expect(preview.getByRole("status")).toContainText("1 new contact");
  await look("contacts-import");
  await page.getByLabel("Search by name or number").fill("nothing of this");
  await expect(page.getByText("No contact matches")).toBeVisible();
  await look("contacts-no-match");
}

/** Stops for `look` at the dialler in its states, from the first letter to a call that nobody takes. */
export async function throughTheDialler(page: Page, stack: Stack, look: Look): Promise<void> {
  await page.goto(`${stack.url}/dashboard`);
  const field = page.getByLabel("Phone number");
  await page.getByRole("button", { name: "Dial pad" }).click();
  await expect(page.getByRole("button", { name: "Hash" })).toBeVisible();
  await field.fill("mull");
  await expect(page.getByRole("list", { name: "Matching contacts" })).toBeVisible();
  await look("dial-pad-suggestions");
  await page.getByRole("button", { name: "Choose a country" }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await look("country-picker");
  await page.getByRole("combobox", { name: "Country name or code" }).fill("Atlantis");
  await expect(page.getByText("No country has this name or code.")).toBeVisible();
  await look("country-picker-none");
  await page.keyboard.press("Escape");
  await field.fill("+49 110");
  await expect(page.getByText(/cannot reach emergency services/)).toBeVisible();
  await look("emergency");
  await field.fill("020 7946 0000");
  await expect(
    page.getByText("This number is written the way it is dialled within its country."),
  ).toBeVisible();
  await look("number-within-a-country");
  await field.fill(numberAtNight(new Date()));
  await expect(page.getByText("A call may wake people up.")).toBeVisible();
  await look("night");
  await page.getByRole("button", { name: "Profile" }).click();
  await expect(page.getByRole("dialog", { name: "Profile" })).toContainText("Ada");
  await look("user-menu");
  await page.keyboard.press("Escape");
  await dial(page, busy);
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("The line was busy");
  await expect(page.getByRole("region", { name: "Recent numbers" })).toContainText(zoe);
  await look("favourites-and-last-call");
}

/** Stops for `look` at a call of a contact while it rings and while people talk, and at a call without sound. The calls are in the history then. */
export async function throughACallOfAContact(page: Page, look: Look): Promise<void> {
  await dial(page, silent);
  await expect(page.getByText("Ringing...")).toBeVisible();
  await loadCallScreen(page);
  await look("call-ringing");
  await page.getByRole("button", { name: "End Call" }).click();
  await talk(page, goesSilent);
  await expect(page.getByRole("alert")).toBeVisible();
  await look("call-without-sound");
  await page.getByRole("button", { name: "End Call" }).click();
  await talk(page, london);
  await expect(page.getByRole("group", { name: "Call" })).toContainText(zoe);
  await look("call-named");
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Charged");
  await look("call-receipt");
}

/** A call's whole screen loads once a window is small. Until then, a look would see the page without a call. */
async function loadCallScreen(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("button", { name: "Minimize the call" })).toBeVisible();
  if (size) await page.setViewportSize(size);
}

/** Stops for `look` at the history of a user with calls, its charts and filters, and at the sheet of a call. */
export async function throughHistory(page: Page, stack: Stack, look: Look): Promise<void> {
  await page.goto(`${stack.url}/calls?search=nothing+of+this`);
  await expect(page.getByText("No call matches")).toBeVisible();
  await look("calls-no-match");
  await page.goto(`${stack.url}/calls`);
  await page.getByText("Filter by country and date").click();
  await page.getByText("Spend and line quality").click();
  const chart = page.getByRole("region", { name: "Credits spent by country" });
  await expect(chart).toBeVisible();
  await look("calls-charts");
  // A look changes the language, which draws the page anew.
  await expect(chart, "stays open").toBeVisible();
  await openEntries(page);
  await page
    .getByRole("link", { name: `Call to ${zoe}` })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Call to ${zoe}`);
  await look("call-sheet-named");
}

/** Stops for `look` at a user's contacts, dialler, calls and history in their states. */
export async function throughThePhone(page: Page, stack: Stack, look: Look): Promise<void> {
  await openContacts(page, stack);
  await throughContacts(page, look);
  await throughTheDialler(page, stack, look);
  await throughACallOfAContact(page, look);
  await throughHistory(page, stack, look);
}

/** A number of a place where it is night now, in summer and winter time: Los Angeles, Tokyo or London. */
function numberAtNight(now: Date): string {
  const hour = now.getUTCHours();
  if (hour >= 6 && hour < 13) return "+1 213 555 0142";
  return hour >= 13 && hour < 22 ? "+81 3 1234 5678" : "+44 20 7946 0000";
}

async function add(stack: Stack, token: string, name: string, ...numbers: [string, string][]) {
  const body = {
    id: randomUUID(),
    name,
    favourite: numbers.length > 1,
    numbers: numbers.map(([number, label]) => ({ number, label })),
    note: "Likes tea.\nHas a dog.",
  };
  expect((await api(stack, "POST", "/api/contacts", { token, body })).status).toBe(200);
}
