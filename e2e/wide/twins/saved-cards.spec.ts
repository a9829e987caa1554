import { createServer, type Server } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { fillCard } from "#e2e/support/people.ts";
import { type RunningCards, startCards } from "#sandbox/cards/testing/running-cards.ts";

let cards: RunningCards;
let shop: Server;
test.beforeEach(async ({ page }) => {
  cards = await startCards();
  const html = `<!doctype html><title>Shop</title><div id="form"></div><script src="${cards.url}/stripe.js"></script>`;
  shop = createServer((_request, response) => response.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  await page.goto(shopUrl());
  await page.evaluate(`void (window.stripe = Stripe("${sandboxAccounts.cards.publishableKey}"))`);
});
test.afterEach(async () => {
  shop.closeAllConnections();
  shop.close();
  await cards.stop();
});

/** A merchant's page with nothing but the card provider's script. */
function shopUrl(): string {
  const address = shop.address();
  if (address === null || typeof address === "string") throw new Error("The shop has no port.");
  return `http://localhost:${address.port}/`;
}

const bank = (page: Page) => page.frameLocator('iframe[title="3D Secure authentication"]');
const terms = (page: Page) =>
  page.frameLocator('iframe[title="Secure payment input frame"]').getByText("for future payments");

/** Starts a confirmation; its outcome is `window.outcome`, because the bank may ask before there is one. */
const confirm = (page: Page, options: object, elements = "") =>
  page.evaluate(
    `void stripe.confirmPayment({ ${elements} redirect: "if_required", ...${JSON.stringify(options)} })
      .then(({ error, paymentIntent }) => { window.outcome = error?.code ?? paymentIntent.status; })`,
  );
const outcome = (page: Page) => expect.poll(() => page.evaluate("window.outcome"));

const newCustomer = async () => (await cards.stripe.customers.create()).id;
const recharge = (customer: string, payment_method: string) =>
  cards.stripe.paymentIntents.create({
    amount: 1_000,
    currency: "usd",
    allowed_payment_method_types: ["card"],
    customer,
    payment_method,
    off_session: true,
    confirm: true,
  });

async function openForm(page: Page, options: object): Promise<void> {
  const whole = { mode: "payment", amount: 1_000, currency: "usd", allowedPaymentMethodTypes: ["card"] };
  await page.evaluate(`
    window.group = stripe.elements(${JSON.stringify({ ...whole, ...options })});
    group.create("payment").mount("#form");
  `);
}

test("a form saves its card with the payment, after the bank has asked, and the card pays off session", async ({
  page,
}) => {
  await openForm(page, {});
  await expect(terms(page)).toBeHidden();
  await page.evaluate(`group.update({ setupFutureUsage: "off_session" })`);
  await expect(terms(page)).toBeVisible();
  await fillCard(page, "4000002500003155");
  expect(await page.evaluate("group.submit()")).toMatchObject({ selectedPaymentMethod: "card" });
  const customer = await newCustomer();
  const { client_secret: clientSecret } = await cards.stripe.paymentIntents.create({
    amount: 1_000,
    currency: "usd",
    allowed_payment_method_types: ["card"],
    customer,
    setup_future_usage: "off_session",
  });
  await confirm(page, { clientSecret }, "elements: group,");
  await bank(page).getByRole("button", { name: "Complete" }).click();
  await outcome(page).toBe("succeeded");
  const [card] = (await cards.stripe.paymentMethods.list({ customer })).data;
  expect(card?.card?.last4).toBe("3155");
  expect((await recharge(customer, card?.id ?? "")).status).toBe("succeeded");
});
