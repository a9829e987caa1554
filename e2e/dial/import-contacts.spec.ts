/** An import: a file of another address book is read beside the page, shown with what is left out, and corrected. */
import { expect, type Page } from "@playwright/test";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const previewOf = (page: Page) => page.getByRole("region", { name: "What is in the file" });
async function choose(page: Page, buffer: Buffer, name = "contacts.csv"): Promise<void> {
  await page.getByLabel("File to import").setInputFiles({ name, mimeType: "text/csv", buffer });
}
/** The letters of a text as Windows writes them in Central Europe. */
function inWindows1250(text: string): Buffer {
  const decoder = new TextDecoder("windows-1250");
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
  );
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 0x3f));
}

const thunderbird = inWindows1250(
  [
    "First Name,Last Name,Primary Email,Home Phone,Work Phone,Mobile Number,Notes",
    "Łukasz,Żółć,l@b.example,+48 22 123 45 67,,+48 512 345 678 / +48 512 345 679,",
    "Małgorzata,Wiśniewska,,22 123 45 68 wew.,22 123 45 69 x12,,old friend",
    "Jan,Kowalski,,+1 0301234567,,,",
  ].join("\r\n"),
);

test("an old program's file is shown with its letters, its country and what is left out, then imported", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/contacts");
  await choose(page, thunderbird);
  const preview = previewOf(page);
  await expect(preview.getByRole("status")).toHaveText("2 new contacts");
  await expect(page.getByLabel("Country for numbers without a code")).toHaveValue("PL");
  await expect(page.getByLabel("Text encoding")).toHaveValue("windows-1250");
  await expect(preview).toContainText("Łukasz Żółć+48 22 123 45 67+48 512 345 678+48 512 345 679");
  await preview.getByText("1 line cannot be read").click();
  await expect(preview).toContainText("Line 4: This is not a whole phone number (+1 0301234567)");
  await preview.getByText("2 parts of cells are left out").click();
  await expect(preview).toContainText("Line 3: Left out next to a number (x12)");
  await expect(preview).toContainText("and notes: Primary Email (1)");
  await expect(preview).not.toContainText("Notes (1)");
  await page.getByLabel("Text encoding").selectOption("windows-1252");
  await expect(preview).toContainText("£ukasz ¯ó³æ");
  await page.getByLabel("Text encoding").selectOption("windows-1250");
  await expect(preview).toContainText("Łukasz Żółć");
  await page.getByLabel("Country for numbers without a code").selectOption("United States");
  await expect(preview.getByText("3 lines cannot be read")).toBeVisible();
  await page.getByLabel("Country for numbers without a code").selectOption("Poland");
  await expect(preview.getByText("1 line cannot be read")).toBeVisible();
  await preview.getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("2 contacts added, 0 merged.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Małgorzata Wiśniewska");
  await expect(page.getByRole("main")).toContainText("old friend");
});

test("a note comes below the one that is there, and one that does not fit is named", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/contacts");
  const note = `${"x".repeat(1_980)}.`;
  await choose(
    page,
    Buffer.from(`Name,Notes,Phone\nAda,${note},+442079460001\nGrace,Likes tea,+442079460002`),
  );
  await previewOf(page).getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("2 contacts added, 0 merged.")).toBeVisible();
  await choose(
    page,
    Buffer.from("Name,Notes,Phone\nAda,Likes tea and has a dog,+442079460001\nGrace,Has a dog,+442079460002"),
  );
  await expect(previewOf(page).getByRole("status")).toHaveText(
    "0 new contacts, 1 merged by number, 1 already there",
  );
  await expect(previewOf(page)).toContainText(
    "Notes left out, because the saved ones would be too long with them: Ada",
  );
  await previewOf(page).getByRole("button", { name: "Import" }).click();
  await expect(page.getByRole("region", { name: "G", exact: true })).toContainText("Likes tea\nHas a dog");
});

test("more contacts than one request takes are imported, once", async ({ page, stack }) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/contacts");
  const rows = Array.from({ length: 2_345 }, (_, row) => `Person ${row},+4420${79_460_000 + row}`);
  const file = Buffer.from(["Name,Phone", ...rows].join("\n"));
  await choose(page, file);
  await previewOf(page).getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("2,345 contacts added, 0 merged.")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "2,345 contacts" })).toBeVisible();
  await choose(page, file);
  await expect(previewOf(page).getByRole("status")).toHaveText("0 new contacts, 2,345 already there");
});

test("an import that stops halfway says how far it came, and the same file brings the rest", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/contacts");
  const rows = Array.from({ length: 1_500 }, (_, row) => `Person ${row},+4420${79_460_000 + row}`);
  const file = Buffer.from(["Name,Phone", ...rows].join("\n"));
  let requests = 0;
  await page.route("**/api/contacts/import", (route) => {
    requests += 1;
    return requests === 2 ? route.abort() : route.continue();
  });
  await choose(page, file);
  await previewOf(page).getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("1,000 of 1,500 contacts were imported.")).toBeVisible();
  await expect(previewOf(page).getByRole("status")).toHaveText("500 new contacts, 1,000 already there");
  await previewOf(page).getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("500 contacts added, 0 merged.")).toBeVisible();
});

test("a reading can be cancelled, and ends by itself with a sentence", async ({ page, stack }) => {
  await page.clock.install();
  await openAs(page, stack, await openAccount(stack, newPerson()), "/contacts");
  // The worker never begins.
  await page.route("**/assets/contact-worker-*", () => undefined);
  const reading = page.getByText("Reading the file...");
  await choose(page, Buffer.from("Name,Phone\nAda,+442079460000\n"));
  await expect(page.getByRole("progressbar", { name: "Reading the file..." })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(reading).toHaveCount(0);
  await choose(page, Buffer.from("Name,Phone\nAda,+442079460000\n"));
  await expect(reading).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.getByText(/Reading this file took too long and was stopped/)).toBeVisible();
  await expect(reading).toHaveCount(0);
  await expect(previewOf(page)).toHaveCount(0);
});

test("a file made to be slow is read before the time is over", async ({ page, stack }) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/contacts");
  const ada = "BEGIN:VCARD\nFN:Ada\nTEL:+442079460000\nEND:VCARD\n";
  for (const hostile of [
    "\n".repeat(5_000_000),
    `BEGIN:VCARD\nTEL${";TYPE=a".repeat(700_000)}:1\nEND:VCARD\n`,
  ]) {
    await choose(page, Buffer.from(hostile + ada), "slow.vcf");
    await expect(previewOf(page).getByRole("status")).toHaveText("1 new contact");
    await previewOf(page).getByRole("button", { name: "Cancel" }).click();
  }
});
