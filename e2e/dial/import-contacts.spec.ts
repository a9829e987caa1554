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
