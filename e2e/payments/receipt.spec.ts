import { expect, type Page } from "@playwright/test";
import { openEntries } from "#e2e/support/page/open-entries.ts";
import { api, buyTenDollars, linkMailedTo, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test("a purchase sends one mail, whose link opens a printable receipt", async ({ page, browser, stack }) => {
  const person = { ...newPerson(), firstName: "<i>Ada</i>", lastName: "O'Brien & Co" };
  await openAs(page, stack, await openAccount(stack, person), "/dashboard");
  await buyTenDollars(page, stack);
  await expect.poll(() => receiptsMailedTo(stack, person.email)).toHaveLength(1);
  const link = await linkMailedTo(stack, person.email);
  expect(link).toMatch(new RegExp(`^${stack.url}/receipts/[0-9a-f-]{36}$`));

  await test.step("the page has the mail's content", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Receipt FL-\d{8}-[0-9A-F]{12}$/);
    for (const fact of ["Farline", "<i>Ada</i> O'Brien & Co", person.email, "$10.00"]) {
      await expect(page.getByRole("definition").filter({ hasText: fact }).first()).toBeVisible();
    }
    const [mail] = await receiptsMailedTo(stack, person.email);
    expect(mail?.text).toContain("Buyer: <i>Ada</i> O'Brien & Co");
    expect(mail?.html).not.toContain("<i>");
  });

  await test.step("it is printed without the rest of the page", async () => {
    await page.evaluate("window.print = () => { document.documentElement.dataset.printed = 'yes'; }");
    await page.getByRole("button", { name: "Print or save as PDF" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByText("Charged to your card")).toBeVisible();
    for (const role of ["navigation", "banner", "contentinfo", "button", "link"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByText("Sandbox: no real calls")).toBeHidden();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  await test.step("the history leads to it, and it back to the history", async () => {
    await page.getByRole("link", { name: "Back to your transactions" }).click();
    await expect(page.getByRole("status").filter({ hasText: "shown" })).toBeVisible();
    await openEntries(page);
    await page.getByRole("link", { name: "Receipt for 100 credits by card" }).click();
    await expect(page).toHaveURL(link);
  });

  await test.step("another user cannot open it", async () => {
    const stranger = newPerson();
    const token = await openAccount(stack, stranger);
    const path = link.replace(`${stack.url}/receipts`, "/api/payments/receipts");
    expect(await api(stack, "GET", path, { token })).toMatchObject({
      status: 404,
      body: { error: { code: "receipt_not_found" } },
    });
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(other).toHaveURL(`${stack.url}/login`);
    await logIn(other, stranger);
    await expect(other).toHaveURL(link);
    await expect(other.getByRole("alert")).toHaveText("This receipt does not exist.");
    await other.context().close();
  });
  expect(await receiptsMailedTo(stack, person.email)).toHaveLength(1);
});

async function receiptsMailedTo(stack: Stack, address: string) {
  const reply = await fetch(`${stack.sandboxUrl}/mail.json?to=${encodeURIComponent(address)}`);
  const mails = (await reply.json()) as { to: string; subject: string; text: string; html: string }[];
  return mails.filter(({ to, subject }) => to.includes(address) && subject.startsWith("Your receipt FL-"));
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}
