import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { paymentRoutes, type Quote } from "#contract/money/payments.ts";
import { cardProvider, expireQuotes, ledgerOf } from "#testing/screens/payments.ts";
import { type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { type OpenScreen, obstacles, openScreen, type ScreenOptions } from "#web/testing/screen.tsx";
import { type Answer, held, unreachable } from "#web/testing/server.ts";
import {
  allowStripe,
  answerBank,
  chooseWallets,
  payInSheet,
  payingCard,
  payWith,
  proceed,
  provider,
  withWallets,
} from "#web/testing/stripe.ts";

const bought = { status: "completed", amount: 10, currency: "USD", credits: 100 };

let as: SignedInUser;
beforeEach(async () => {
  allowStripe();
  chooseWallets(["apple_pay", "google_pay"]);
  as = await signedInUser();
});

async function openForm(answers: NonNullable<ScreenOptions["answers"]> = []): Promise<OpenScreen> {
  const page = await openScreen("/purchase-credits", { as, answers: [withWallets, ...answers] });
  await page.user.click(await screen.findByRole("button", { name: /100 credits/ }));
  await proceed(page.user);
  return page;
}

/** The form of a browser that knows its wallets in time, which is counted from the card form's loading. */
async function openWithWallets(answers: NonNullable<ScreenOptions["answers"]> = []): Promise<OpenScreen> {
  const form = held();
  const page = await openForm([[provider.form, form.answer], ...answers]);
  await waitFor(() => expect(isHidden(screen.getByRole("button", { name: "Pay Now" }))).toBe(false));
  form.release();
  return page;
}

async function expectBought({ router }: OpenScreen, history: object[] = [bought]): Promise<void> {
  await screen.findByText("Successfully purchased 100 credits!");
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  await expect.poll(() => ledgerOf(as)).toMatchObject({ credits: 100 * history.length, history });
}

/** The wallet of the payment that the page confirmed last. */
async function payingWallet({ server }: OpenScreen) {
  const id = server.sent(provider.confirm).at(-1)?.path.split("/")[3] ?? "";
  const intent = await cardProvider().paymentIntents.retrieve(id, { expand: ["latest_charge"] });
  const charge = intent.latest_charge;
  return typeof charge === "object" ? charge?.payment_method_details?.card?.wallet?.type : undefined;
}

/** Invisible things cannot be pressed. */
const isHidden = (element: HTMLElement) => element.closest(".invisible") !== null;

it.each([
  ["Apple Pay", "apple_pay"],
  ["Google Pay", "google_pay"],
])("%s pays the shown price, and starts no payment before its sheet was confirmed", async (name, type) => {
  const page = await openWithWallets();
  await page.user.click(await screen.findByRole("button", { name }));
  await screen.findByText("Pay Farline $10.00");
  expect(page.server.sent(paymentRoutes.createPaymentIntent)).toEqual([]);
  await page.user.click(screen.getByRole("radio", { name: "Card that pays" }));
  await page.user.click(screen.getByRole("button", { name: "Pay" }));
  await expectBought(page);
  expect(page.server.sent(paymentRoutes.createPaymentIntent)).toHaveLength(1);
  expect(await payingWallet(page)).toBe(type);
});

it("starts no payment when the sheet is cancelled, and the card form still pays", async () => {
  const page = await openWithWallets();
  await page.user.click(await screen.findByRole("button", { name: "Google Pay" }));
  expect(await obstacles()).toEqual([]);
  await page.user.click(await screen.findByRole("button", { name: "Cancel the wallet" }));
  await waitFor(() => expect(screen.queryByText("Pay Farline $10.00")).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(page.server.sent(paymentRoutes.createPaymentIntent)).toEqual([]);
  await payWith(page.user, payingCard);
  await expectBought(page);
  expect(await payingWallet(page)).toBeUndefined();
});

it("saves a wallet's card where the box is ticked, which then pays without the wallet", async () => {
  const page = await openWithWallets();
  await page.user.click(await screen.findByRole("checkbox", { name: "Save this card for next time" }));
  await payInSheet(page.user, "Google Pay");
  await expectBought(page);
  const again = await openScreen("/purchase-credits", { as });
  const radio = await screen.findByRole<HTMLInputElement>("radio", {
    name: /^Visa \.\.\.4242 \(Google Pay\)/,
  });
  expect(radio.checked).toBe(true);
  await again.user.click(await screen.findByRole("button", { name: "Pay $10.00 with Visa ...4242" }));
  await expectBought(again, [bought, bought]);
});

it("tells a declined wallet as a declined card, and goes on with the same payment", async () => {
  const page = await openWithWallets();
  await payInSheet(page.user, "Google Pay", "Card that is declined");
  await screen.findByText(/Your card was declined\./);
  expect(screen.queryByText("Pay Farline $10.00")).toBeNull();
  await payInSheet(page.user, "Google Pay");
  await expectBought(page);
  expect(page.server.sent(paymentRoutes.createPaymentIntent)).toHaveLength(1);
});

it("lets 3-D Secure of a wallet's card fail and then pass", async () => {
  const page = await openWithWallets();
  await payInSheet(page.user, "Google Pay", "Card that asks for 3-D Secure");
  await answerBank(page.user, "Fail");
  await screen.findByText(/Your bank did not confirm the payment\./);
  await payInSheet(page.user, "Google Pay", "Card that asks for 3-D Secure");
  await answerBank(page.user, "Complete");
  await expectBought(page);
});

it("does not pay a price that expired under the sheet, and the next sheet shows the new one", async () => {
  const expired: Answer = async (_request, proceed) => {
    const quote = (await (await proceed()).json()) as Quote;
    await expireQuotes(as);
    return Response.json({ ...quote, amount: 9.5 });
  };
  const page = await openWithWallets([[paymentRoutes.quotes, expired]]);
  await page.user.click(await screen.findByRole("button", { name: "Apple Pay" }));
  await screen.findByText("Pay Farline $9.50");
  page.server.off(paymentRoutes.quotes);
  await page.user.click(screen.getByRole("radio", { name: "Card that pays" }));
  await page.user.click(screen.getByRole("button", { name: "Pay" }));
  await screen.findByText(/^This price has expired\./);
  expect(page.server.sent(provider.confirm)).toEqual([]);
  await page.user.click(screen.getByRole("button", { name: "Apple Pay" }));
  await screen.findByText("Pay Farline $10.00");
  await page.user.click(screen.getByRole("radio", { name: "Card that pays" }));
  await page.user.click(screen.getByRole("button", { name: "Pay" }));
  await expectBought(page);
});

it("shows nothing of wallets that the browser has not", async () => {
  chooseWallets([]);
  await openWithWallets();
  await screen.findByLabelText("Card number");
  await waitFor(() => expect(isHidden(screen.getByRole("button", { name: "Pay Now" }))).toBe(false));
  expect(isHidden(screen.getByText("or pay by card"))).toBe(true);
  expect(screen.queryByRole("button", { name: /^(Apple|Google) Pay$/ })).toBeNull();
});

it("lets nothing be pressed until the wallets, which move the form, are known", async () => {
  const wallets = held();
  const form = held();
  await openForm([
    [provider.express, wallets.answer],
    [provider.form, form.answer],
  ]);
  expect(isHidden(await screen.findByRole("button", { name: "Pay Now" }))).toBe(true);
  expect(isHidden(screen.getByRole("checkbox"))).toBe(true);
  screen.getByText("Loading the card form...");
  wallets.release();
  await screen.findByRole("button", { name: "Apple Pay" });
  await waitFor(() => expect(isHidden(screen.getByRole("button", { name: "Pay Now" }))).toBe(false));
  expect(isHidden(screen.getByText("or pay by card"))).toBe(false);
  form.release();
  await screen.findByLabelText("Card number");
});

it("shows why the form failed, also before the wallets are known", async () => {
  await openForm([
    [provider.express, unreachable],
    [provider.session, unreachable],
  ]);
  const reason = await screen.findByText(/^Payment form failed to load/);
  expect(isHidden(reason)).toBe(false);
});

it("leaves the card form where it is when the wallets are known too late", async () => {
  const wallets = held();
  await openForm([[provider.express, wallets.answer]]);
  await screen.findByLabelText("Card number");
  await waitFor(() => expect(isHidden(screen.getByRole("button", { name: "Pay Now" }))).toBe(false));
  wallets.release();
  // The page hears of a press after it has heard of the wallets.
  (await screen.findByRole("button", { name: "Apple Pay" })).click();
  await screen.findByText("Pay Farline $10.00");
  expect(isHidden(screen.getByText("or pay by card"))).toBe(true);
});
