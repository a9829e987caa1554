import { expect, type Page } from "@playwright/test";
import { openCaller } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { atRest } from "#e2e/support/page/at-rest.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

const field = (page: Page) => page.getByLabel("Phone number");
const start = (page: Page) => page.getByRole("button", { name: "Start Call" });

async function caller(page: Page, stack: Stack, { paying = true } = {}): Promise<string> {
  if (paying) return openCaller(page, stack);
  const token = await openAccount(stack, newPerson());
  await openAs(page, stack, token, "/dashboard");
  return token;
}

test("a number is typed, pasted and read with its price", async ({ page, context, stack }) => {
  await caller(page, stack);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await test.step("a number is spaced during typing and can be edited at the caret", async () => {
    await expect(field(page)).toHaveAccessibleDescription(
      /US\/Canada: 1 \+ area code \+ number.*International: country code \+ number.*No spaces, dashes or parentheses: we space the number for you/,
    );
    await expect(field(page)).toHaveAttribute("placeholder", "442079460000");
    await field(page).pressSequentially("4420");
    await expect(field(page)).toHaveValue("44 20");
    await field(page).pressSequentially("79460000");
    await expect(field(page)).toHaveValue("44 20 7946 0000");
    await field(page).press("Home");
    for (let step = 0; step < 4; step++) await field(page).press("ArrowRight");
    await field(page).press("Delete");
    await field(page).pressSequentially("0");
    await expect(field(page)).toHaveValue("44 20 7946 0000");
    expect(await page.evaluate("document.activeElement.selectionStart")).toBe(5);
    for (let press = 0; press < 2; press++) await field(page).press("Backspace");
    await field(page).pressSequentially("20");
    await expect(field(page)).toHaveValue("44 20 7946 0000");
  });
  await test.step("a pasted number is accepted in any spelling", async () => {
    for (const found of [
      "+44 (0)20 7946-0000",
      "00442079460000",
      "011 44 20 7946 0000",
      "tel:+44-20-7946-0000",
      "+\u0664\u0664 \u0662\u0660 \u0667\u0669\u0664\u0666 \u0660\u0660\u0660\u0660",
    ]) {
      await field(page).fill("");
      await page.evaluate(`navigator.clipboard.writeText("${found}")`);
      await field(page).press("ControlOrMeta+v");
      await expect(field(page), found).toHaveValue("44 20 7946 0000");
    }
  });
  await test.step("a typed trunk zero goes when the field is left, as it is not dialled", async () => {
    await field(page).fill("");
    await field(page).pressSequentially("44 (0)20 7946-0000");
    await expect(field(page)).toHaveValue("44 020 7946 0000");
    await field(page).press("Tab");
    await expect(field(page)).toHaveValue("44 20 7946 0000");
  });
  await test.step("the word of a number becomes its digits when it is whole", async () => {
    await field(page).fill("");
    await field(page).pressSequentially("1-202-FLOWER");
    await expect(field(page)).toHaveValue("1202FLOWER");
    await expect(field(page), "a word is no mistake before its end").not.toHaveAttribute("aria-invalid");
    await field(page).press("s");
    await expect(field(page)).toHaveValue("1 202 356 9377");
    await expect(page.getByText("0.3 credits, $0.03 a minute")).toBeVisible();
    await field(page).fill("");
    await page.evaluate(`navigator.clipboard.writeText("+1 (202) FLOWERS")`);
    await field(page).press("ControlOrMeta+v");
    await expect(field(page)).toHaveValue("1 202 356 9377");
  });
  await test.step("a number is read out of the words around it, and a national one with the chosen country", async () => {
    const paste = async (text: string) => {
      await page.evaluate(`navigator.clipboard.writeText("${text}")`);
      await field(page).press("ControlOrMeta+v");
    };
    await field(page).fill("");
    await paste("Call me: +44 20 7946 0000 please");
    await expect(field(page)).toHaveValue("44 20 7946 0000");
    // A whole number takes the place of the one that is there.
    await paste("+1 (202) 555-0142");
    await expect(field(page)).toHaveValue("1 202 555 0142");
    await field(page).fill("49");
    await paste("Call me: (030) 1234567 please");
    await expect(field(page)).toHaveValue("49 30 1234567");
    await field(page).fill("44");
    await paste("020 7946 0000");
    await expect(field(page)).toHaveValue("44 20 7946 0000");
    await field(page).fill("1 202 555 ");
    await paste("0142");
    await expect(field(page)).toHaveValue("1 202 555 0142");
  });
  await test.step("country, price and how long the balance lasts are shown before the call", async () => {
    const card = page.getByRole("region", { name: "Make a Call" });
    await field(page).fill("");
    await field(page).pressSequentially("1876");
    await expect(card.getByText("Jamaica")).toBeVisible();
    await field(page).pressSequentially("9220000");
    await expect(card.getByText("6.2 credits, $0.62 a minute")).toBeVisible();
    await expect(card.getByText("Your balance lasts 16 minutes.")).toBeVisible();
    await expect(card.getByText("An answered call costs at least 6.2 credits.")).toBeVisible();
    await field(page).fill("+1 202 555 0142");
    await expect(card.getByText("0.3 credits, $0.03 a minute")).toBeVisible();
  });
});

test("what is missing for a call is shown before anything is dialled", async ({ page, stack }) => {
  await caller(page, stack, { paying: false });
  await expect(start(page)).toBeEnabled();
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await start(page).click();
  await expect(page.getByText("Please enter a phone number")).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill("442079460000");
  await expect(page.getByText("Your balance does not cover a call to this number.")).toBeVisible();
  await start(page).click();
  await expect(
    page.getByText("You need at least 1 credit to make a call. Please purchase credits."),
  ).toBeVisible();
  await field(page).fill("44 871 234 5678");
  await expect(page.getByText("Premium and shared-cost numbers cannot be called.")).toBeVisible();
  await start(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  expect(sockets.filter((url) => url.includes("/signal"))).toEqual([]);
  await field(page).fill("442079460000");
  await page.getByRole("link", { name: "Purchase credits", exact: true }).click();
  await expect(page).toHaveURL(`${stack.url}/purchase-credits`);
});

test("a failed device prevents the call with a reason, and trying again repairs it", async ({
  page,
  stack,
}) => {
  await page.route("**/api/call/token", (route) => route.abort());
  await caller(page, stack);
  // The first touch opens the device.
  await field(page).focus();
  await expect(page.getByText("Failed to initialize call device")).toBeVisible();
  await field(page).fill("442079460000");
  await expect(page.getByText("1 credit, $0.10 a minute")).toBeVisible();
  await start(page).click();
  await expect(
    page.getByText("Call device not initialized. Please refresh the page and try again."),
  ).toBeVisible();
  await page.unroute("**/api/call/token");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Failed to initialize call device")).toBeHidden();
});

test("a page without a number does not load the world's numbering plans", async ({ page, stack }) => {
  const scripts: { url: string; planned: Promise<boolean> }[] = [];
  page.on("response", (response) => {
    if (!/\/assets\/.*\.js$/.test(response.url())) return;
    // A pattern of Jamaica's numbers in the library's data. What still arrives when the test ends cannot be read.
    const planned = response.text().then(
      (text) => text.includes("658|876"),
      () => false,
    );
    scripts.push({ url: response.url(), planned });
  });
  const withPlans = async () =>
    (await Promise.all(scripts.map(({ planned }) => planned))).filter(Boolean).length;
  await page.goto(stack.url);
  await atRest(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await withPlans()).toBe(0);
  await caller(page, stack);
  await expect(field(page)).toBeVisible();
  expect(await withPlans()).toBe(0);
  await field(page).focus();
  await expect.poll(withPlans).toBe(1);
});

test("numbers called before appear on every device and can be called again with one press", async ({
  page,
  browser,
  stack,
}) => {
  const token = await caller(page, stack);
  await field(page).fill("44 20 7946 0101");
  await start(page).click();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("The line was busy");
  const elsewhere = await browser.newContext({ permissions: ["microphone"] });
  const other = await elsewhere.newPage();
  await openAs(other, stack, token, "/dashboard");
  const recent = other.getByRole("region", { name: "Recent numbers" });
  await expect(recent).toContainText("+44 20 7946 0101");
  await expect(recent).toContainText("United Kingdom · The line was busy");
  await recent.getByRole("button", { name: /^(GB)?\+44 20 7946 0101/ }).click();
  await expect(field(other)).toHaveValue("44 20 7946 0101");
  await expect(field(other)).toBeFocused();
  await expect(start(other)).toBeEnabled();
  await field(other).fill("");
  await start(other).click();
  await expect(field(other), "the last number comes back, and is not called yet").toHaveValue(
    "44 20 7946 0101",
  );
  await expect(recent.getByRole("listitem")).toHaveCount(1);
  await recent.getByRole("button", { name: "Call +44 20 7946 0101 again" }).click();
  await expect(other.getByText("Ringing...").or(other.getByText("Connecting..."))).toBeVisible();
  await expect(other.getByRole("region", { name: "Last call" })).toContainText("The line was busy");
  await expect(recent.getByRole("listitem")).toHaveCount(1);
  await elsewhere.close();

  await test.step("everyone can use the dialler with the refusal of a number", async () => {
    await field(page).fill("44 871 234 5678");
    await expect(page.getByText("Premium and shared-cost numbers cannot be called.")).toBeVisible();
    expect(await problemsOf(page, "a premium number")).toEqual([]);
  });
});
