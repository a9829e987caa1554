import { expect } from "@playwright/test";
import { contactBookRoutes } from "#contract/contacts/contact-book.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { addPastCalls } from "#e2e/support/product/database.ts";
import { test } from "#e2e/support/test.ts";

/** 1440 by 800 px and 1280 by 1024 px at 400 %, a phone on its side, and the lowest screen whose bars stay. */
const screens = [
  { width: 360, height: 200, stays: false },
  { width: 320, height: 256, stays: false },
  { width: 740, height: 390, stays: false },
  { width: 360, height: 400, stays: true },
];

test("on a low screen the bars go with the page, and nothing that has the focus is below one", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/settings");
  await expect(page.getByLabel("First name")).toBeVisible();
  const header = page.getByRole("banner");
  const bar = page.getByRole("navigation", { name: "Shortcuts" });
  for (const { stays, ...size } of screens) {
    await page.setViewportSize(size);
    const name = page.getByLabel("First name");
    await page.evaluate("scrollTo(0, document.body.scrollHeight / 2)");
    if (stays) {
      await expect(header).toBeInViewport();
      await expect(bar).toBeInViewport();
    } else {
      await expect(header).not.toBeInViewport();
      await expect(bar).not.toBeInViewport();
    }
    // Cards that arrive late make the page longer.
    await expect(async () => {
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      await expect(bar, "the page ends with the shortcuts").toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await name.focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(`(() => {
        const { left, top, width, height } = document.activeElement.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
        return !document.activeElement.contains(shown) && !shown?.contains(document.activeElement);
      })()`);
      expect(covered, `step ${step} at ${size.width} by ${size.height}`).toBe(false);
    }
  }
});

test("at 360 by 640 px a returning user sees the numbers they call above how a number is written", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  const token = await openAccount(stack, person);
  const london = { number: "+442079460000", country: "GB", destination: "United Kingdom" };
  await addPastCalls(stack, person.email, [
    { ...london, hours_ago: 1, credits: 1, seconds: 60, status: "completed" },
  ]);
  await page.setViewportSize({ width: 360, height: 640 });
  await openAs(page, stack, token, "/dashboard");
  const recent = page.getByRole("region", { name: "Recent numbers" });
  await expect(recent.getByRole("button", { name: /^Call .* again$/ })).toBeInViewport();
  const topOf = async (part: typeof recent) => (await part.boundingBox())?.y ?? Number.NaN;
  const hint = page.getByText("International: country code + number");
  await expect.poll(async () => (await topOf(recent)) < (await topOf(hint))).toBe(true);

  const numbers = [{ number: london.number, label: "" }];
  const body = { id: crypto.randomUUID(), name: "Ada", favourite: true, numbers };
  expect((await api(stack, "POST", contactBookRoutes.add.path, { token, body })).status).toBe(200);
  await page.reload();
  const favourites = page.getByRole("region", { name: "Favourites" });
  await expect(favourites.getByRole("button", { name: "Call Ada" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("heading", { name: "Recent numbers" })).toBeInViewport();
  await expect
    .poll(async () => {
      const [first, second, third] = [await topOf(favourites), await topOf(recent), await topOf(hint)];
      return first < second && second < third;
    })
    .toBe(true);
});
