/**
 * From the first page to a ringing first call, a newcomer fills 9 fields and presses 15 times at most. A press is one of a
 * button or a link, the mailed link's among them, or of a field that does not have the focus yet. A field counts once.
 */
import { expect, type Locator, type Page } from "@playwright/test";
import { linkMailedTo, newPerson } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const most = { fields: 9, presses: 15 };

test("a newcomer's first call rings after few fields and presses", async ({ page, context, stack }) => {
  const person = newPerson();
  const newcomer = countedPerson();

  await page.goto(stack.url);
  await newcomer.press(page.getByRole("main").getByRole("link", { name: "Sign Up" }).first());
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await newcomer.type(page, page.getByLabel("First name"), person.firstName);
  await newcomer.type(page, page.getByLabel("Last name"), person.lastName);
  await newcomer.type(page, page.getByLabel("Email"), person.email);
  await newcomer.type(page, page.getByLabel("Password", { exact: true }), person.password);
  await newcomer.type(page, page.getByLabel("Confirm password"), person.password);
  await newcomer.press(page.getByRole("button", { name: "Register", exact: true }));
  await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();

  const mail = await context.newPage();
  await mail.setContent(`<a href="${await linkMailedTo(stack, person.email)}">Verify my address</a>`);
  await newcomer.press(mail.getByRole("link", { name: "Verify my address" }));
  await expect(mail.getByText("Email verified successfully! You can now log in.")).toBeVisible();
  await mail.close();

  await newcomer.press(page.getByRole("link", { name: "Go to Login" }));
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await newcomer.press(page.getByRole("main").getByRole("link", { name: "Purchase Credits" }).first());
  await newcomer.press(page.getByRole("button", { name: "Proceed to Payment" }));
  const card = page.frameLocator('iframe[title="Secure payment input frame"]');
  await newcomer.type(page, card.getByLabel("Card number"), "4242424242424242");
  await newcomer.type(page, card.getByLabel("Expiration date"), "1234");
  await newcomer.type(page, card.getByLabel("Security code"), "123");
  await newcomer.press(page.getByRole("button", { name: "Pay Now" }));
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await newcomer.type(page, page.getByLabel("Phone number"), "442079460000");
  await newcomer.press(page.getByRole("button", { name: "Start Call" }));
  await expect(page.getByText(/ringing/i).first()).toBeVisible();

  const { fields, presses } = newcomer.count();
  expect(fields, "fields").toBeLessThanOrEqual(most.fields);
  expect(presses, "presses").toBeLessThanOrEqual(most.presses);
});

/** A person at the keyboard and the mouse, whose fields and presses are counted. */
function countedPerson() {
  let fields = 0;
  let presses = 0;

  async function press(control: Locator): Promise<void> {
    presses += 1;
    await control.click();
  }

  return {
    press,
    async type(page: Page, field: Locator, text: string): Promise<void> {
      fields += 1;
      await expect(field).toBeVisible();
      const hasFocus = await field.evaluate((element) => element === element.ownerDocument.activeElement);
      if (!hasFocus) await press(field);
      await page.keyboard.type(text);
    },
    count: () => ({ fields, presses }),
  };
}
