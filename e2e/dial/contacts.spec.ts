/** Contacts: from the list to the call, with the name wherever the number would stand. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { openCaller, openFundedAccount, talk } from "#e2e/support/callers.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

const london = "+442079460000";
const shown = "+44 20 7946 0000";

const list = (page: Page) => page.getByRole("main");
async function add(stack: Stack, token: string, name: string, number: string, favourite = false) {
  const body = { id: randomUUID(), name, favourite, numbers: [{ number, label: "Home" }] };
  expect((await api(stack, "POST", "/api/contacts", { token, body })).status).toBe(200);
}

test("a contact is found by name or digits, called, and named during the call and ever after", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("link", { name: "Contacts", exact: true }).click();
  await page.getByRole("button", { name: "Add a contact" }).click();
  const form = page.getByRole("form", { name: "New contact" });
  await form.getByLabel("Number").fill("020");
  await form.getByRole("button", { name: "Save contact" }).click();
  await expect(form.getByText("Please enter a name")).toBeVisible();
  await expect(form.getByText("Please enter the whole number with its country code")).toBeVisible();
  await form.getByLabel("Name").fill("Zoë Müller");
  await form.getByLabel("Number").fill("0044 (20) 7946-0000");
  await form.getByLabel("Label").fill("Mobile");
  await form.getByRole("button", { name: "Save contact" }).click();
  await page.getByRole("button", { name: `Call Zoë Müller, Mobile, ${shown}` }).click();
  const field = page.getByLabel("Phone number");
  await expect(field).toHaveValue("44 20 7946 0000");

  const matches = page.getByRole("list", { name: "Matching contacts" });
  for (const typed of ["muller", "20 7946", "963"]) {
    await field.fill(typed);
    await expect(matches.getByRole("listitem")).toHaveText([/Zoë Müller/]);
  }
  await matches.getByRole("button").click();
  await expect(field).toHaveValue("44 20 7946 0000");
  await talk(page, shown);
  await expect(page.getByRole("group", { name: "Call" }).getByText("Zoë Müller")).toBeVisible();
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Zoë Müller");
  await expect(page.getByRole("region", { name: "Recent numbers" })).toContainText("Zoë Müller");

  await page.getByRole("link", { name: "View All Transactions" }).click();
  await page.getByRole("link", { name: /^Details for Call to .*Zoë Müller$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Call to Zoë Müller");
  await expect(list(page)).toContainText(`Number${shown}`);
});

test("a number of the history becomes a favourite, one press from a call", async ({ page, stack }) => {
  const token = await openFundedAccount(stack);
  await openAs(page, stack, token, "/dashboard");
  await page.getByLabel("Phone number").fill("+44 20 7946 0101");
  await page.getByRole("button", { name: "Start Call" }).click();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("The line was busy");
  await page.goto(`${stack.url}/calls`);
  await page.getByRole("link", { name: "Add +44 20 7946 0101 to contacts" }).click();
  const form = page.getByRole("form", { name: "New contact" });
  await expect(form.getByLabel("Number")).toHaveValue("+442079460101");
  await form.getByLabel("Name").fill("Busy Bee");
  await form.getByLabel("Favourite").check();
  await form.getByRole("button", { name: "Save contact" }).click();
  await expect(page.getByRole("region", { name: "Favourites" })).toContainText("Busy Bee");
  await page.goto(`${stack.url}/dashboard`);
  await page.getByRole("button", { name: "Call Busy Bee" }).click();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Busy Bee");
});

test("a deleted contact can be brought back, and of two tabs the second is refused", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  await add(stack, token, "Ada", london);
  await openAs(page, stack, token, "/contacts");
  await page.getByRole("button", { name: "Delete Ada" }).click();
  await expect(page.getByText("Ada has been deleted.")).toBeVisible();
  await expect(page.getByText("No contacts yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Change Ada" }).click();

  const [ada] = (await api(stack, "GET", "/api/contacts", { token })).body as unknown as { id: string }[];
  const body = { version: 1, name: "Countess", numbers: [{ number: london }] };
  const other = await api(stack, "PUT", `/api/contacts/${ada?.id}`, { token, body });
  expect(other.status).toBe(200);
  const form = page.getByRole("form");
  await form.getByLabel("Name").fill("Augusta");
  await form.getByRole("button", { name: "Save contact" }).click();
  await expect(page.getByText(/This contact was changed in another tab/)).toBeVisible();
  await expect(form.getByLabel("Name")).toHaveValue("Augusta");
  await form.getByRole("button", { name: "Show the saved version" }).click();
  await expect(form.getByLabel("Name")).toHaveValue("Countess");
});

const file = [
  ...[
    "BEGIN:VCARD",
    "VERSION:2.1",
    "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;Zo=C3=AB;;;",
    "TEL;CELL:020 7946 0007",
  ],
  ...["END:VCARD", "BEGIN:VCARD", "VERSION:3.0", "FN:ADA", `TEL:${london}`, "TEL:+4930123456", "END:VCARD"],
  ...["BEGIN:VCARD", "VERSION:3.0", "FN:Silent", "END:VCARD"],
].join("\r\n");

test("a file is previewed and imported, and what is saved is read again", async ({ page, stack }) => {
  const token = await openAccount(stack, newPerson());
  await add(stack, token, "Ada", london);
  await openAs(page, stack, token, "/contacts");
  const choose = page.getByLabel("File to import");
  const preview = page.getByRole("region", { name: "What is in the file" });
  await choose.setInputFiles({ name: "phone.vcf", mimeType: "text/vcard", buffer: Buffer.from(file) });
  await page.getByLabel("Country for numbers without a code").selectOption("");
  await expect(preview.getByRole("status")).toHaveText("0 new contacts, 1 merged by number");
  await page.getByLabel("Country for numbers without a code").selectOption("United Kingdom");
  await expect(preview.getByRole("status")).toHaveText("1 new contact, 1 merged by number");
  await preview.getByText("1 line cannot be read").click();
  await expect(preview).toContainText("Line 12: No phone number (Silent)");
  await preview.getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("1 contact added, 1 merged.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Z" })).toContainText("Zoë+44 20 7946 0007 Mobile");
  await expect(page.getByRole("region", { name: "A", exact: true })).toContainText("+49 30 123456");

  for (const format of ["vCard", "vCard 4.0", "CSV"]) {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: format, exact: true }).click();
    const saved = await saving;
    const buffer = await readFile(await saved.path());
    await choose.setInputFiles({ name: saved.suggestedFilename(), mimeType: "text/plain", buffer });
    await expect(preview.getByRole("status")).toHaveText("0 new contacts, 2 already there");
  }
});

const photo = `PHOTO;ENCODING=BASE64;JPEG:${"/9j/4AAQSkZJRgABAQAAAQABAAD".repeat(40_000)}`;
const phones = ["BEGIN:VCARD", "VERSION:2.1", "FN:Ada", "TEL;CELL:+442079460001", photo, "", "END:VCARD", ""];
const manyRows = Array.from({ length: 5_001 }, (_, row) => `Person ${row},+4420${79_460_000 + row}`);

test("an import says what its file holds", async ({ page, stack }) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/contacts");
  const preview = page.getByRole("region", { name: "What is in the file" });
  const choose = (buffer: Buffer) =>
    page.getByLabel("File to import").setInputFiles({ name: "x.vcf", mimeType: "text/vcard", buffer });

  for (const [title, buffer, known] of [
    ["a phone's cards with pictures", Buffer.from(phones.join("\r\n")), "1 contact"],
    [
      "Outlook's in German",
      Buffer.from('"Vorname","Nachname","Mobiltelefon"\r\n"Zoë","Müller","+491711234567"\r\n'),
      "2 contacts",
    ],
    ["UTF-16", Buffer.from("\uFEFFName\tPhone\r\nZoë\t+442079460000\r\n", "utf16le"), "3 contacts"],
  ] as const) {
    await test.step(title, async () => {
      await choose(buffer);
      await expect(preview.getByText("1 new contact", { exact: true })).toBeVisible();
      await expect(preview.getByText(/cannot be read/)).toHaveCount(0);
      await preview.getByRole("button", { name: "Import" }).click();
      await expect(page.getByRole("status").filter({ hasText: known })).toBeVisible();
      await expect(preview).toHaveCount(0);
    });
  }
  for (const [title, buffer, said] of [
    [
      "5,001 rows",
      Buffer.from(["Name,Phone", ...manyRows].join("\n")),
      "You can have at most 5,000 contacts.",
    ],
    ["an empty file", Buffer.alloc(0), "There is nothing to import"],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "This is not a vCard or CSV file"],
  ] as const) {
    await test.step(title, async () => {
      await choose(buffer);
      if (said.startsWith("This is not a vCard")) await preview.getByText("1 line cannot be read").click();
      await expect(preview.getByText(said)).toBeVisible();
      await expect(preview.getByRole("button", { name: "Import" })).toBeDisabled();
    });
  }
});

test("an open form keeps what is typed while the language changes", async ({ page, stack }) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/contacts");
  await page.getByRole("button", { name: "Add a contact" }).click();
  await page.getByRole("form").getByLabel("Name").fill("Zoë");
  // Does what another tab does when the language is chosen there.
  await page.evaluate(`
    document.cookie = "farline.language=de; Path=/";
    dispatchEvent(new StorageEvent("storage", { key: "farline.language", newValue: "de" }));`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontakte");
  await expect(page.getByRole("form", { name: "Neuer Kontakt" }).getByLabel("Name")).toHaveValue("Zoë");
});

test("a contact is changed, found and dialled by the keyboard, on a phone and a desk", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  await add(stack, token, "Ada Lovelace", london, true);
  await add(stack, token, `Wolfeschlegelsteinhausenbergerdorff ${"x".repeat(60)}`, "+12125550100");
  await openAs(page, stack, token, "/contacts");
  for (const { width, before, after } of [
    { width: 360, before: "Ada Lovelace", after: "Augusta" },
    { width: 1440, before: "Augusta", after: "Byron" },
  ]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${stack.url}/contacts`);
      await page.getByRole("button", { name: `Change ${before}` }).press("Enter");
      const name = page.getByRole("form").getByLabel("Name");
      await expect(name).toBeFocused();
      await name.fill(after);
      await name.press("Enter");
      await expect(page.getByRole("button", { name: `Change ${after}` })).toBeVisible();
      await page.getByLabel("Search by name or number").fill(after.slice(0, 4).toLowerCase());
      await expect(page.getByRole("status").filter({ hasText: "1 contact" })).toBeVisible();

      await page.goto(`${stack.url}/dashboard`);
      await expect(page.getByRole("button", { name: `Call ${after}` })).toBeVisible();
      await page.getByLabel("Phone number").fill("wolf");
      await page.getByRole("list", { name: "Matching contacts" }).getByRole("button").press("Enter");
      await expect(page.getByLabel("Phone number")).toHaveValue("1 212 555 0100");
      // The page keeps what was typed, and shows favourites beside an empty field.
      await page.getByLabel("Phone number").fill("");
    });
  }
});
