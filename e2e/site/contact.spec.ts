import { expect, type Page } from "@playwright/test";
import { mailsTo, newPerson, openAccount, openAs, refusal } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const operator = "operator@farline.example";
const person = newPerson();
let token: string;
test.beforeAll(async ({ stack }) => {
  token = await openAccount(stack, person);
});

test("a message cannot be sent before the CAPTCHA is solved, nor with an empty field", async ({
  page,
  stack,
}) => {
  await page.clock.install();
  await page.goto(`${stack.url}/contact`);
  await page.getByLabel("Name").focus();
  await expect(page.getByRole("checkbox")).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await solveCaptcha(page);
  await sendButton(page).click();
  const missing = page.getByRole("alert").filter({ hasText: "Please fill in all fields" });
  await expect(missing).toBeVisible();
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(4);
  await page.clock.runFor(6_000);
  await expect(missing).toBeHidden();
});

test("a guest's message reaches the operator, and the page thanks the sender", async ({ page, stack }) => {
  await page.goto(`${stack.url}/contact`);
  await page.getByLabel("Name").fill("Grace Hopper");
  await page.getByLabel("Email").fill("grace@example.com");
  await page.getByLabel("Subject").fill("A question about Jamaica");
  await page.getByLabel("Message").fill("What does a call cost?");
  await solveCaptcha(page);
  await page.route("**/api/contact", async (route) => {
    await expect(sendButton(page), "one press is enough").toBeDisabled();
    await route.continue();
  });
  await sendButton(page).click();
  await expect(
    page.getByText(
      "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.",
    ),
  ).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(stack, operator)).map(({ text }) => text).join())
    .toContain("What does a call cost?");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(`${stack.url}/`);
});

test("a user writes under the account's name and address", async ({ page, stack }) => {
  await openAs(page, stack, token, "/contact");
  await expect(page.getByLabel("Name")).toHaveValue("Ada Lovelace");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await expect(page.getByText("Using your account email address")).toBeVisible();
});

test("an unsent message stays in the form, and the page says why", async ({ page, stack }) => {
  await page.goto(`${stack.url}/contact`);
  await page.getByLabel("Name").fill("Grace Hopper");
  await page.getByLabel("Email").fill("grace@example.com");
  await page.getByLabel("Subject").fill("Hello");
  await page.getByLabel("Message").fill("Can you hear me?");
  await solveCaptcha(page);
  await page.route("**/api/contact", (route) => route.abort());
  await sendButton(page).click();
  await expect(page.getByText("Error sending message. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Can you hear me?");
  await expect(sendButton(page), "a CAPTCHA is good for one try").toBeDisabled();

  await page.unroute("**/api/contact");
  await page.route("**/api/contact", (route) =>
    route.fulfill({
      status: 400,
      json: refusal("captcha_failed", "Please complete the CAPTCHA verification"),
    }),
  );
  await solveCaptcha(page);
  await sendButton(page).click();
  await expect(page.getByText("Please complete the CAPTCHA verification")).toBeVisible();
});

function sendButton(page: Page) {
  return page.getByRole("button", { name: "Send Message" });
}

async function solveCaptcha(page: Page): Promise<void> {
  await page.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await expect(sendButton(page)).toBeEnabled();
}
