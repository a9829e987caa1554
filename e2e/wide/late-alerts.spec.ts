/** Late prices, choices and alerts, which move no control of a page in use. */
import { expect, type Page, type Route } from "@playwright/test";
import { callRoutes } from "#contract/calls/calls.ts";
import { contactBookRoutes } from "#contract/contacts/contact-book.ts";
import { appMessages } from "#contract/messages/frame-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { exchangeRateRoutes } from "#contract/money/exchange-rates.ts";
import { tariffRoutes } from "#contract/money/tariff.ts";
import { openCaller, pasteNumber } from "#e2e/support/callers.ts";
import { watchControls } from "#e2e/support/page/prepared-page.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const london = "+442079460000";

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test("late prices, choices and alerts move no control", async ({ browser, page, stack }) => {
      const caller = await openCaller(page, stack);
      await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();

      await test.step("a late price and a device that does not open", async () => {
        const answerPrice = await holdBack(page, `**${tariffRoutes.quote.path}?*number=*`);
        const loseToken = await holdBack(page, `**${callRoutes.token.path}`);
        await page.getByLabel("Phone number").fill(london);
        await expect(page.getByText("Looking up the price...")).toBeVisible();
        await watchControls(page);
        await answerPrice((route) => route.continue());
        await expect(page.getByText("1 credit, $0.10 a minute")).toBeVisible();
        await loseToken((route) => route.abort());
        const notice = page.getByRole("alert").filter({ hasText: messages.call.initialiseFailed });
        await expect(notice).toBeInViewport({ ratio: 1 });
        await page.unroute(`**${callRoutes.token.path}`);
        await notice.getByRole("button", { name: "Try again" }).click();
        await expect(notice).toBeHidden();
        await expectNoneMoved(page);
      });

      await test.step("the choice between two numbers, whenever its code comes", async () => {
        await page.goto(`${stack.url}/dashboard`);
        await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
        await page.getByLabel("Phone number").fill("");
        const answer = await holdBack(page, "**/*.js");
        await pasteNumber(page, "(479) 555-0123");
        await watchControls(page);
        await answer((route) => route.continue());
        await expect(page.getByRole("group", { name: /Which number do you mean/ })).toBeVisible();
        await expectNoneMoved(page);
      });

      await test.step("a contact that is changed elsewhere", async () => {
        const id = crypto.randomUUID();
        const ada = { name: "Ada", favourite: false, numbers: [{ number: london, label: "" }] };
        const { path } = contactBookRoutes.add;
        expect((await api(stack, "POST", path, { token: caller, body: { id, ...ada } })).status).toBe(200);
        await page.goto(`${stack.url}/contacts`);
        await page.getByRole("button", { name: "Change Ada" }).click();
        await expect(page.getByRole("form").getByLabel("Name")).toBeFocused();
        await watchControls(page);
        const body = { ...ada, version: 1, favourite: true };
        expect((await api(stack, "PUT", `${path}/${id}`, { token: caller, body })).status).toBe(200);
        await page.getByRole("button", { name: "Save contact" }).click();
        await expect(page.getByText("This contact was changed elsewhere.")).toBeVisible();
        await expectNoneMoved(page);
      });

      await test.step("rates that do not come, and a lost network", async () => {
        const buyer = await browser.newPage({ viewport: { width, height: 740 } });
        const loseRates = await holdBack(buyer, `**${exchangeRateRoutes.list.path}`);
        await openAs(buyer, stack, await openAccount(stack, newPerson()), "/purchase-credits");
        await buyer.getByLabel("Currency").selectOption("GBP");
        await expect(buyer.getByText("(default rate)")).toBeVisible();
        // Focused first: a press scrolls there, and the bar with the last button goes along.
        await buyer.getByRole("button", { name: "£15.80" }).focus();
        await watchControls(buyer);
        await loseRates((route) => route.abort());
        await expect(buyer.getByText(messages.currency.failed)).toBeVisible();
        await buyer.context().setOffline(true);
        // A press before the page has heard of it fails, where a later one waits.
        await expect(
          buyer.getByRole("status").filter({ hasText: appMessages.offline }).first(),
        ).toBeVisible();
        await buyer.getByRole("button", { name: "£15.80" }).press("Enter");
        await expect(buyer.getByText(messages.payment.offline)).toBeVisible();
        await expectNoneMoved(buyer);
        await buyer.close();
      });

      await test.step("the alert of a form, which comes and passes", async () => {
        const visitor = await browser.newPage({ viewport: { width, height: 740 } });
        await visitor.clock.install();
        await visitor.goto(`${stack.url}/login`);
        const missing = visitor.getByRole("alert").filter({ hasText: "Please fill in all fields" });
        await watchControls(visitor);
        await visitor.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
        await expect(missing).toBeVisible();
        await visitor.clock.runFor(6_000);
        await expect(missing).toBeHidden();
        await expectNoneMoved(visitor);
        await visitor.close();
      });
    });
  });
}

/** Holds requests back until each of them, and those that come later, get this answer. */
async function holdBack(page: Page, pattern: string) {
  const held: Route[] = [];
  let answer: ((route: Route) => Promise<void>) | undefined;
  await page.route(pattern, async (route) => (answer ? answer(route) : void held.push(route)));
  return async (given: (route: Route) => Promise<void>): Promise<void> => {
    answer = given;
    await Promise.all(held.map(given));
  };
}

async function expectNoneMoved(page: Page): Promise<void> {
  expect(await page.evaluate<string[]>("movedControls()")).toEqual([]);
}
