/** A page that cannot start stays as the server sent it, says what to do, and is one line in the operator's log. */
import { expect, type Page } from "@playwright/test";
import { languageCookie } from "#contract/pages/languages.ts";
import { openOperator } from "#e2e/support/operators.ts";
import { builtScripts } from "#e2e/support/page/built-scripts.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

const sentence = (page: Page) => page.getByRole("alert").filter({ hasText: /^\s*Reload the page\./ });
const linesOf = ({ output }: Stack) => output().match(/.*a page did not start in a browser.*/g) ?? [];

/** Runs code at the top of the built scripts of a name. */
async function begin(page: Page, name: string, code: string): Promise<void> {
  await page.route(builtScripts(name), async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${code};${await reply.text()}` });
  });
}

const entry = "index";
const missing = "Object.notYetThere()";
/** A way to fail, and what the line in the log says of it. */
const failures: readonly [what: string, fail: (page: Page) => Promise<unknown>, line: RegExp][] = [
  ["a script throws", (page) => begin(page, entry, missing), /Object\.notYetThere.*index-/],
  ["a script cannot be parsed", (page) => begin(page, entry, "const = 1"), /SyntaxError.*index-/],
  ["a script does not load", (page) => page.route(builtScripts(entry), (route) => route.abort()), /index-/],
  ["the page's own part throws", (page) => begin(page, "rates-page", missing), /Object\.notYetThere.*rates-/],
  [
    "the first render throws",
    (page) => page.addInitScript("Array.prototype.toSorted = undefined"),
    /toSorted is not a function|toSorted/,
  ],
];

test("each way to fail at the start leaves the page, a sentence and one line of the log", async ({
  browser,
  stack,
}) => {
  for (const [what, fail, line] of failures) {
    await test.step(what, async () => {
      const before = linesOf(stack).length;
      const page = await browser.newPage();
      await fail(page);
      await page.goto(`${stack.url}/rates`);
      await expect(sentence(page)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Call rates");
      await expect(page.getByText("Unexpected Application Error")).toHaveCount(0);
      await expect.poll(() => linesOf(stack).length).toBe(before + 1);
      expect(linesOf(stack).at(-1)).toMatch(line);
      expect(linesOf(stack).at(-1)).toContain("Chrome/");
      await page.close();
    });
  }
});

test("a user's page that cannot start waits for nothing, in the reader's language, and the operators' page says it", async ({
  page,
  context,
  stack,
}) => {
  await begin(page, entry, missing);
  await context.addCookies([{ name: languageCookie, value: "de", url: stack.url }]);
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await expect(page.getByRole("alert")).toHaveText(/^\s*Laden Sie die Seite neu\./);
  await expect(page.getByText("Wird geladen")).toHaveCount(0);
});
