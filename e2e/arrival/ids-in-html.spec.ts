import { expect } from "@playwright/test";
import { test } from "#e2e/support/test.ts";

/** The ids that React would give its elements, beside those that they have: React leaves attributes of the HTML as they are. */
const ids = `[...document.querySelectorAll("#root [id]")].flatMap((element) => {
  const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
  return key && element[key].id !== undefined ? [[element[key].id, element.id]] : [];
})`;

test("the ids in the HTML of a page are those that the browser makes", async ({ page, stack }) => {
  for (const path of ["/login", "/register", "/contact", "/rates"]) {
    await page.goto(stack.url + path);
    await expect.poll(() => page.evaluate<string[][]>(ids), path).not.toEqual([]);
    const found = await page.evaluate<string[][]>(ids);
    expect(
      found.map(([own]) => own),
      path,
    ).toEqual(found.map(([, written]) => written));
  }
});
