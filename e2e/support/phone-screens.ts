import { randomUUID } from "node:crypto";
import { type Page, expect as usualExpect } from "@playwright/test";
import { openFundedAccount } from "./callers.ts";
import { api, newPerson, openAccount, openAs } from "./people.ts";
import type { Stack } from "./stack.ts";

type Look = (screen: string) => Promise<void>;

/** Some lists load a table when they open. */
const expect = usualExpect.configure({ timeout: 20_000 });
const london = "+442079460000";
const busy = "+442079460101";

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

/** Stops for `look` at a user's contacts, history and dialler in their states. Returns the session's token. */
export async function throughThePhone(page: Page, stack: Stack, look: Look): Promise<string> {
  const token = await openFundedAccount(stack);
  await add(stack, token, "Zoë Müller", [london, "Mobile"], [busy, "Work"]);
  await add(stack, token, "عمر الفاروق", ["+971501234567", ""]);
  await openAs(page, stack, token, "/contacts");
  await expect(page.getByRole("region", { name: "Favourites" })).toContainText("Zoë");
  await look("contacts");
  await page.getByRole("button", { name: "Change Zoë Müller" }).click();
  await expect(page.getByRole("form").getByLabel("Name")).toHaveValue("Zoë Müller");
  await look("contact-form");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByLabel("File to import").setInputFiles({
    name: "phone.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Name,Phone\nAda,+4930123456\nZoë Müller,${london}\nSilent,\n`),
  });
  const preview = page.getByRole("region", { name: "What the file holds" });
  await preview.getByText("1 line cannot be read").click();
  await expect(preview.getByRole("status")).toContainText("1 new contact");
  await look("contacts-import");
  await page.getByLabel("Search by name or number").fill("nothing of this");
  await expect(page.getByText("No contact matches")).toBeVisible();
  await look("contacts-no-match");

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
  await page.keyboard.press("Escape");
  await field.fill("+49 110");
  await expect(page.getByText(/Farline cannot reach emergency services/)).toBeVisible();
  await look("emergency");
  await field.fill("020 7946 0000");
  await expect(page.getByText("This number is written as people within its country dial it.")).toBeVisible();
  await look("number-within-a-country");
  await field.fill(busy);
  await expect(page.getByText("1 credit a minute")).toBeVisible();
  await page.getByRole("button", { name: "Start Call" }).click();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("The line was busy");
  await expect(page.getByRole("region", { name: "Recent numbers" })).toContainText("Zoë Müller");
  await look("favourites-and-last-call");

  await page.goto(`${stack.url}/calls?search=nothing+of+this`);
  await expect(page.getByText("No call matches")).toBeVisible();
  await look("calls-no-match");
  await page.goto(`${stack.url}/calls`);
  await page.getByText("Filter by country and date").click();
  await page.getByText("Spend and line quality").click();
  await expect(page.getByRole("region", { name: "Credits spent by country" })).toBeVisible();
  await look("calls-charts");
  return token;
}

async function add(stack: Stack, token: string, name: string, ...numbers: [string, string][]) {
  const body = {
    ...{ id: randomUUID(), name, favourite: numbers.length > 1 },
    numbers: numbers.map(([number, label]) => ({ number, label })),
  };
  expect((await api(stack, "POST", "/api/contacts", { token, body })).status).toBe(200);
}
