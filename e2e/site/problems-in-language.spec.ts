import { writeFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { showIn } from "#e2e/support/page/shown-language.ts";
import { fillSignUp, newPerson, openAccount, openAs, pressRegister } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

// A reader who does not understand what is wrong changes the language, and must find it said in the new one.

let token: string;
test.beforeAll(async ({ stack }) => {
  token = await openAccount(stack, newPerson());
});

test("what a visitor's form says is wrong follows the language", async ({ page, stack }) => {
  await page.goto(`${stack.url}/register`);
  await fillSignUp(page, newPerson(), "another password");
  await pressRegister(page);
  await expectBoth(page, "Passwords do not match", "Die Passwörter stimmen nicht überein");
  await expect(page.getByLabel("Vorname"), "what was typed stays").toHaveValue("Ada");

  await readIn(page, "en");
  await page.goto(`${stack.url}/login`);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  // An alert that the pointer rests on stays.
  await page.getByRole("alert").hover();
  await expectBoth(page, "Please fill in all fields", "Bitte füllen Sie alle Felder aus");
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(2);
});

test("what a user's form says is wrong follows the language", async ({ page, stack }, testInfo) => {
  await openAs(page, stack, token, "/purchase-credits");
  await page.getByLabel(/^Custom amount/).fill("5");
  await page.getByRole("button", { name: "Apply" }).click();
  await expectBoth(
    page,
    "Please enter a valid amount (minimum $10.00)",
    "Bitte geben Sie einen gültigen Betrag ein (mindestens 10,00 $)",
  );

  await openAs(page, stack, token, "/contacts");
  await readIn(page, "en");
  await page.getByRole("button", { name: "Add a contact" }).click();
  await page.getByRole("textbox", { name: "Number" }).fill("12");
  await page.getByRole("button", { name: "Save contact" }).click();
  const wrong = page.locator("form [aria-invalid=true]");
  await expect(wrong).toHaveCount(2);
  // A path, because the runner would send bytes of a buffer to the browser one message after another.
  const tooLarge = testInfo.outputPath("contacts.vcf");
  await writeFile(tooLarge, Buffer.alloc(20 * 1024 * 1024 + 1));
  await page.getByLabel("File to import").setInputFiles(tooLarge);
  await expect(page.getByText("This file is larger than 20 MB.")).toBeVisible();
  await expectBoth(page, "Please enter a name", "Bitte geben Sie einen Namen ein");
  await expect(page.getByText("Bitte geben Sie die ganze Nummer mit der Ländervorwahl ein")).toBeVisible();
  await expect(page.getByText("Diese Datei ist größer als 20 MB.")).toBeVisible();

  await openAs(page, stack, token, "/settings");
  await readIn(page, "en");
  await page.getByLabel("First name").fill("");
  await page.getByRole("button", { name: "Save name" }).click();
  await expectBoth(page, "Please enter both names", "Bitte geben Sie beide Namen ein");
  await expect(page.getByLabel("Vorname")).toHaveValue("");
});

test("the thanks for a message follow the language", async ({ page, stack }) => {
  await openAs(page, stack, token, "/contact");
  await page.getByLabel("Subject").fill("A question");
  await page.getByLabel("Message").fill("What does a call cost?");
  await page.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expectBoth(
    page,
    "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.",
    "Vielen Dank! Ihre Nachricht wurde gesendet. Wir melden uns so bald wie möglich bei Ihnen.",
  );
});

async function expectBoth(page: Page, english: string, german: string): Promise<void> {
  await expect(page.getByText(english, { exact: true })).toBeVisible();
  await readIn(page, "de");
  await expect(page.getByText(german, { exact: true })).toBeVisible();
  await expect(page.getByText(english, { exact: true })).toHaveCount(0);
}

/** Chooses a language for the device, so that the page does not return to the one of the user's registration. */
async function readIn(page: Page, language: "en" | "de"): Promise<void> {
  await page.evaluate(`document.cookie = "farline.language=${language}; Path=/"`);
  await showIn(page, language);
}
