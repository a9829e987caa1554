/** A page that cannot start stays as the server sent it, says what to do, and is one line in the operator's log. */
import { type BrowserContext, expect } from "@playwright/test";
import { languageCookie } from "#contract/pages/languages.ts";
import { openOperator } from "#e2e/support/operators.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

const linesOf = ({ output }: Stack) => output().match(/.*an error at the start of a page.*/g) ?? [];

/** Puts code ahead of a built script. */
function begin(context: BrowserContext, pattern: string, code: string): Promise<unknown> {
  return context.route(pattern, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${code};${await reply.text()}` });
  });
}

const entry = "**/assets/index-*.js";
const missing = "Object.notYetThere()";
/** A way to fail, and what the line in the log says of it. */
const failures: readonly [
  what: string,
  fail: (context: BrowserContext) => Promise<unknown>,
  name: string,
  missing: string | undefined,
  source: RegExp,
][] = [
  [
    "a script throws",
    (context) => begin(context, entry, missing),
    "TypeError",
    "Object.notYetThere",
    /index-/,
  ],
  [
    "no script loads",
    (context) => context.route(entry, (route) => route.abort()),
    "unknown",
    undefined,
    /index-/,
  ],
  [
    "the first render throws",
    (context) => context.addInitScript("Array.prototype.toSorted = undefined"),
    "TypeError",
    "e.toSorted",
    /assets/,
  ],
];

test("a page that cannot start keeps what it shows, says what to do, and is one line of the log", async ({
  browser,
  stack,
}) => {
  const open = () => browser.newContext({ serviceWorkers: "block" });
  for (const [what, fail, name, missing, source] of failures) {
    await test.step(what, async () => {
      const before = linesOf(stack).length;
      const context = await open();
      await fail(context);
      const page = await context.newPage();
      await page.goto(`${stack.url}/rates`);
      await expect(page.getByRole("alert")).toHaveText(/^\s*Reload the page\. .* Chrome or Edge 99/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rates");
      expect(await page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(200);
      await expect.poll(() => linesOf(stack).length).toBe(before + 1);
      const line = JSON.parse(linesOf(stack).at(-1) ?? "");
      expect(line).toMatchObject({ level: 40, name, source: expect.stringMatching(source) });
      expect(line.missing).toBe(missing);
      expect(line.browser).toContain("Chrome/");
      await context.close();
    });
  }
  await test.step("a difference that React mends is a line alone", async () => {
    const before = linesOf(stack).length;
    const context = await open();
    await context.route(`${stack.url}/rates`, async (route) => {
      const reply = await route.fetch();
      const body = (await reply.text()).replace(">Rates</h1>", ">Prices</h1>");
      await route.fulfill({ response: reply, body });
    });
    const page = await context.newPage();
    await page.goto(`${stack.url}/rates`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rates");
    await expect.poll(() => linesOf(stack).length).toBe(before + 1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await context.close();
  });
  await test.step("a user's page waits for nothing, and speaks the reader's language", async () => {
    const context = await open();
    await begin(context, entry, missing);
    await context.addCookies([{ name: languageCookie, value: "de", url: stack.url }]);
    const page = await context.newPage();
    await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
    await expect(page.getByRole("alert")).toHaveText(/^\s*Laden Sie die Seite neu\./);
    await expect(page.getByRole("status")).toHaveCount(0);
    await context.close();
  });
  await test.step("the operators' page says it too", async () => {
    const context = await open();
    const page = await context.newPage();
    await openOperator(page, stack, "owner");
    await begin(context, "**/admin/assets/index-*.js", missing);
    await page.reload();
    await expect(page.getByRole("alert")).toHaveText(/^\s*Reload the page\./);
    await context.close();
  });
});
