import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventRoutes } from "#contract/events.ts";
import { currencyCookie } from "#contract/money/currencies.ts";
import { moneyBackRoutes } from "#contract/money/money-back.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { type Language, languageCookie } from "#contract/pages/languages.ts";
import type { RouteReply } from "#contract/route.ts";
import {
  buy,
  buyTenDollars,
  cardProvider,
  mailsTo,
  request,
  takeCredits,
  untilNotified,
} from "#testing/screens/payments.ts";
import { productDatabase, type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { queries } from "#web/kit/api/with-queries.tsx";
import { showDocumentLanguage } from "#web/kit/loading/language.ts";
import { giveOwnTime, type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";
import { badGateway, held, reply, silent } from "#web/testing/server.ts";

const eventsRoute = { method: "GET", path: "/api/events" } as const;

let as: SignedInUser;
beforeEach(async () => {
  as = await signedInUser();
});
afterEach(() => {
  vi.unstubAllGlobals();
  chooseLanguage("en");
});

/** Chooses a language as another tab does. */
function chooseLanguage(language: Language): void {
  window.dispatchEvent(new StorageEvent("storage", { key: languageCookie, newValue: language }));
}

/** Purchases of 10 USD that failed, the newest an hour old and the others an hour apart. */
async function addFailedPurchases(count: number): Promise<void> {
  await productDatabase().withClient((client) =>
    client.query(
      `INSERT INTO payment (id, user_id, wallet_id, provider, status, currency, charge_minor, credits_mc, created_at)
       SELECT gen_random_uuid(), $1, $2, 'stripe', 'failed', 'USD', 1000, 100000, now() - n * interval '1 hour'
         FROM generate_series(1, $3::integer) AS n`,
      [as.user.id, as.user.walletId, count],
    ),
  );
}

/** A purchase of 20 USD whose bank takes its time. */
async function addPendingPurchase(): Promise<void> {
  await productDatabase().withClient((client) =>
    client.query(
      `INSERT INTO payment (id, user_id, wallet_id, provider, status, currency, charge_minor, credits_mc, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'stripe', 'pending', 'JPY', 2997, 200000, now() - interval '1 minute')`,
      [as.user.id, as.user.walletId],
    ),
  );
}

/** Writes the state of all refunds, as reconciling does. */
async function bankSays(state: "pending" | "done" | "failed"): Promise<void> {
  await productDatabase().withClient((client) =>
    client.query(
      `UPDATE payment SET refunds = (SELECT jsonb_object_agg(key, value || jsonb_build_object('state', $2::text))
                                       FROM jsonb_each(refunds)) WHERE wallet_id = $1`,
      [as.user.walletId, state],
    ),
  );
}

const bodyRows = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .filter((row) => within(row).queryAllByRole("cell").length > 0);
const cellsOf = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent)
    : [];
const headings = (table: HTMLElement) =>
  within(table)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);

it("lists every purchase with its state, and the receipt of the paid one", async () => {
  await addFailedPurchases(6);
  await addPendingPurchase();
  await buyTenDollars(as);
  const page = await openScreen("/dashboard", { as });
  const recent = await screen.findByRole("table", { name: "Recent transactions" });
  await waitFor(() => expect(bodyRows(recent)).toHaveLength(5));
  expect(headings(recent)).toEqual(["Date", "Type", "Amount", "Credits", "Status"]);
  expect(within(recent).getAllByText("completed")).toHaveLength(1);
  expect(within(recent).getByText("completed").className).toContain("text-good");
  expect(within(recent).getAllByText("failed")[0]?.className).toContain("text-warn");

  await page.user.click(screen.getByRole("link", { name: "View All Transactions" }));
  const table = await screen.findByRole("table", { name: "Transactions" });
  expect(headings(table)).toEqual(["Date", "Type", "Description", "Amount", "Credits", "Status"]);
  await waitFor(() => expect(bodyRows(table)).toHaveLength(8));
  const [paid, pending, failed] = bodyRows(table);
  expect(cellsOf(paid)).toEqual([
    expect.stringMatching(/^[A-Z][a-z]{2} \d\d, \d{4} \d{1,2}:\d\d [AP]M$/),
    "Purchase",
    expect.stringMatching(/^100 credits by card\s*Receipt\s· Get money back$/),
    "$10.00",
    "+100",
    "completed",
  ]);
  expect(cellsOf(pending).slice(3)).toEqual(["¥2,997", "+200", "pending"]);
  expect(cellsOf(failed).slice(3)).toEqual(["$10.00", "0", "failed"]);
  expect(within(table).getByText("completed").className).toContain("text-good");
  expect(within(table).getByText("pending").className).toContain("text-warn");
  expect(within(table).getAllByText("failed")[0]?.className).toContain("text-danger");
  expect(within(table).getAllByRole("link")).toHaveLength(1);
  expect(await obstacles()).toEqual([]);

  await page.user.selectOptions(screen.getByLabelText("Show"), "Calls");
  await screen.findByText("No transactions found");
  const download = screen.getByRole<HTMLButtonElement>("button", { name: /Download CSV/ });
  expect(download.disabled).toBe(true);
});

it("shows one currency: calls are converted to that of the newest payment, whatever is chosen now", async () => {
  await buy(as, { kind: "preset", amount: 10, currency: "GBP" });
  await takeCredits(as, 10);
  localStorage.setItem(currencyCookie, "EUR");
  for (const path of ["/transactions", "/dashboard"]) {
    await openScreen(path, { as });
    const table = await screen.findByRole("table", { name: /transactions/i });
    await waitFor(() => expect(bodyRows(table)).toHaveLength(2));
    await waitFor(() => expect(table.textContent).toMatch(/-£0\.\d\d.*£\d/s));
    expect(table.textContent).not.toMatch(/[€$]/);
    expect((await screen.findAllByText(/^Converted at/)).length).toBeGreaterThan(0);
  }
});

it("opens the next page where the history changes after the press", async () => {
  await addFailedPurchases(60);
  const page = await openScreen("/transactions", { as });
  const more = await screen.findByRole("button", { name: "Load more" });
  const { answer, release } = held();
  page.server.on(walletRoutes.transactions, answer);
  await page.user.click(more);
  void queries.invalidateQueries({ queryKey: queryKeys.transactions });
  release();
  await waitFor(() => expect(bodyRows(screen.getByRole("table"))).toHaveLength(60));
});

it("opens page after page, and a reload shows as much again", async () => {
  await addFailedPurchases(120);
  const page = await openScreen("/transactions?type=purchase", { as });
  const expectRows = (count: number) =>
    waitFor(() => expect(bodyRows(screen.getByRole("table"))).toHaveLength(count));
  const more = () => screen.queryByRole("button", { name: "Load more" });
  const pressMore = async ({ user }: OpenScreen) =>
    user.click(await screen.findByRole("button", { name: "Load more" }));
  await expectRows(50);
  await pressMore(page);
  await expectRows(100);
  expect(screen.getByText(/100 transactions shown/)).toBeDefined();
  const address = () => page.router.state.location.pathname + page.router.state.location.search;
  await waitFor(() => expect(address()).toBe("/transactions?type=purchase&pages=2"));
  const again = await openScreen(address(), { as });
  await expectRows(100);
  await pressMore(again);
  await expectRows(120);
  expect(more()).toBeNull();
});

it("follows the language without asking again", async () => {
  await buyTenDollars(as);
  await showDocumentLanguage();
  const page = await openScreen("/transactions", { as });
  await screen.findByText(/100 credits by card/);
  page.server.on(walletRoutes.transactions, badGateway);
  chooseLanguage("de");
  await screen.findByText(/100 Credits per Karte/);
  expect(screen.queryByText(/100 credits by card/)).toBeNull();
});

it("says that it could not be loaded, and a later attempt shows it", async () => {
  await addFailedPurchases(3);
  const page = await openScreen("/transactions", {
    as,
    // The first event of a connection asks for the history too.
    answers: [
      [walletRoutes.transactions, async () => Response.json({}, { status: 404 })],
      [eventsRoute, silent],
    ],
  });
  await screen.findByText(/Failed to get transactions/);
  page.server.off(walletRoutes.transactions);
  await page.user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(bodyRows(screen.getByRole("table"))).toHaveLength(3));
});

it("reports a server that hangs after 5 seconds for the balance, and 15 for the history", async () => {
  giveOwnTime();
  const page = await openScreen("/dashboard", {
    as,
    answers: [
      [walletRoutes.transactions, silent],
      [walletRoutes.credits, silent],
      [eventsRoute, silent],
      // Without events the page asks for the state, which begins the list's request anew.
      [eventRoutes.state, silent],
    ],
  });
  // Time begins once both are asked: the list's code may come later than the balance's.
  for (const route of [walletRoutes.credits, walletRoutes.transactions])
    await waitFor(() => expect(page.server.sent(route)).not.toEqual([]));
  await vi.advanceTimersByTimeAsync(5_000);
  await screen.findByText(/Failed to get credits/);
  expect(screen.queryByText(/Failed to get transactions/)).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  await screen.findByText(/Failed to get transactions/);
});

it("saves what is shown as CSV", async () => {
  await addFailedPurchases(60);
  const page = await openScreen("/transactions", { as });
  await waitFor(() => expect(bodyRows(screen.getByRole("table"))).toHaveLength(50));
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:file";
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await page.user.click(await screen.findByRole("button", { name: /Download CSV/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(names[0]).toMatch(/^farline-transactions-\d{4}-\d\d-\d\d\.csv$/);
  const lines = ((await files[0]?.text()) ?? "").replace(/^\uFEFF/, "").split("\r\n");
  expect(lines[0]).toBe("Date,Type,Description,Amount,Currency,Credits,Status");
  expect(lines).toHaveLength(1 + 50 + 1);
  expect(lines[1]).toMatch(/M",purchase,100 credits by card,10\.00,USD,0,failed$/);
});

it("opens the receipt of a purchase, which can be printed and leads back", async () => {
  as = await signedInUser({ firstName: "<i>Ada</i>", lastName: "O'Brien & Co" });
  await buyTenDollars(as);
  const receiptMails = async () =>
    (await mailsTo(as)).filter(({ subject }) => subject.startsWith("Your receipt FL-"));
  await expect.poll(receiptMails).toHaveLength(1);
  const [mail] = await receiptMails();
  const link = String(mail?.links[0]);
  expect(mail?.text).toContain("Buyer: <i>Ada</i> O'Brien & Co");
  expect(mail?.html).not.toContain("<i>");

  const page = await openScreen(new URL(link).pathname, { as });
  const heading = await screen.findByRole("heading", { level: 1, name: /^Receipt FL-\d{8}-[0-9A-F]{12}$/ });
  expect(heading).toBeDefined();
  const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  for (const fact of ["Farline", "<i>Ada</i> O'Brien & Co", as.user.email, "$10.00"])
    expect(facts.join("\n")).toContain(fact);
  expect(await obstacles()).toEqual([]);
  const print = vi.fn();
  vi.stubGlobal("print", print);
  await page.user.click(screen.getByRole("button", { name: "Print or save as PDF" }));
  expect(print).toHaveBeenCalledOnce();
  await page.user.click(screen.getByRole("link", { name: "Back to your transactions" }));
  await page.user.click(await screen.findByRole("link", { name: "Receipt for 100 credits by card" }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(new URL(link).pathname));

  const stranger = await signedInUser();
  await openScreen(new URL(link).pathname, { as: stranger });
  await screen.findByText("This receipt does not exist.");
});

it("names the buyer's company on later receipts", async () => {
  const { user } = await openScreen("/settings", { as });
  await user.type(await screen.findByLabelText("Company"), "Analytical Engines Ltd");
  await user.type(screen.getByLabelText("Address"), "12 St James's Square{enter}London");
  await user.type(screen.getByLabelText("Tax number"), "GB123456789");
  await user.click(screen.getByRole("button", { name: "Save billing details" }));
  await screen.findByText(/Your billing details have been saved\./);
  await openScreen("/settings", { as });
  const address = await screen.findByLabelText<HTMLTextAreaElement>("Address");
  await waitFor(() => expect(address.value).toBe("12 St James's Square\nLondon"));
  await buyTenDollars(as);
  const page = await openScreen("/transactions", { as });
  await page.user.click(await screen.findByRole("link", { name: "Receipt for 100 credits by card" }));
  await screen.findByText(/^Paid on .+ with Visa ending in 4242$/);
  const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts.join("\n")).toMatch(
    /Analytical Engines Ltd.*12 St James's Square.*London.*Tax number: GB123456789/,
  );
  // The line keeps the page's direction, so in Arabic it begins where the others do; its text has one of its own.
  const line = screen.getByText("12 St James's Square");
  expect(line.localName).toBe("bdi");
  expect(line.closest("dd [dir]")).toBeNull();
});

it("gives what is unused back to the card in one press", async () => {
  const intent = await buyTenDollars(as);
  const page = await openScreen("/transactions", { as });
  const name = "Get money back for 100 credits by card";
  const button = await screen.findByRole("button", { name });
  // The dialog's code comes with the first press.
  await act(() => page.user.click(button));
  const dialog = within(await screen.findByRole("dialog", { name: "Get your money back?" }));
  expect(dialog.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "$10.00",
    "100 credits",
  ]);
  await page.user.click(dialog.getByRole("button", { name: "Get $10.00 back" }));
  await screen.findByText(/\$10\.00 went back to your card\./);
  await screen.findByRole("row", { name: /Refund to your card.*-\$10\.00 -100/ });
  expect(screen.queryByRole("button", { name })).toBeNull();
  expect((await request(as, "GET", walletRoutes.credits.path)).credits).toBe(0);
  const { data } = await cardProvider().refunds.list({ payment_intent: intent });
  expect(data.map(({ amount }) => amount)).toEqual([1_000]);
});

it("shows a refund that has not reached the card as on its way, until the bank decides", async () => {
  const intent = await buyTenDollars(as);
  const { metadata } = await cardProvider().paymentIntents.retrieve(intent);
  const paymentId = metadata.payment_id ?? "";
  await request(as, "POST", `/api/payments/${paymentId}/money-back`, { amount: 10 });
  await untilNotified(intent);
  await bankSays("pending");
  await openScreen("/transactions", { as });
  await screen.findByRole("row", { name: /Refund to your card.*-\$10\.00 -100 on its way$/ });
  expect(await obstacles()).toEqual([]);
  await openScreen(`/receipts/${paymentId}`, { as });
  await screen.findByText("$10.00 going back to the card, $0.00 left");
  const facts = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts()).toContain("on its way -$10.00");
  await bankSays("done");
  await openScreen(`/receipts/${paymentId}`, { as });
  await screen.findByText("$10.00 refunded, $0.00 left");
  expect(facts()).toContain("-$10.00");
  await bankSays("failed");
  await openScreen("/transactions", { as });
  await screen.findByRole("row", { name: /Refund to your card.*-\$10\.00 -100 failed$/ });
});

it("says what the limit of 30 days leaves before the press, and what to do where it leaves nothing", async () => {
  const limit = "Within 30 days you can take back up to $15.00 by yourself, in up to 3 requests.";
  await buyTenDollars(as);
  const [offer] = await request<RouteReply<typeof moneyBackRoutes.list>>(
    as,
    "GET",
    moneyBackRoutes.list.path,
  );
  if (!offer) throw new Error("there is no offer");
  const limited = { unused: 10, times: 3, usd: 15, moreAt: null };
  const part = { ...offer, amount: 5, credits: 50, limited };
  const answer = reply(moneyBackRoutes.list, [part]);
  const page = await openScreen("/transactions", { as, answers: [[moneyBackRoutes.list, answer]] });
  const button = await screen.findByRole("button", { name: /^Get money back for/ });
  await act(() => page.user.click(button));
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText(`$10.00 of this purchase is unused. ${limit} For more, please contact us.`, {
    exact: false,
  });
  expect(dialog.getByRole("link", { name: "Contact" }).getAttribute("href")).toBe("/contact");
  expect(dialog.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "$5.00",
    "50 credits",
  ]);

  const usedUp = { ...part, state: "used_up", amount: 0, credits: 0 } as const;
  const nothing = reply(moneyBackRoutes.list, [usedUp]);
  await openScreen("/transactions", { as, answers: [[moneyBackRoutes.list, nothing]] });
  await screen.findByText(
    `You cannot get more back on your own right now. ${limit} For more, please contact us.`,
    {
      exact: false,
    },
  );
  expect(screen.queryByRole("button", { name: /^Get money back for/ })).toBeNull();

  localStorage.setItem(currencyCookie, "EUR");
  const settings = await openScreen("/settings", { as, answers: [[moneyBackRoutes.list, answer]] });
  await settings.user.click(await screen.findByRole("button", { name: "Delete my account" }));
  // The limit is in the currency of the purchase, as the amounts beside it.
  await screen.findByText(/Within 30 days you can take back up to \$15\.00 by yourself/);
  const inPounds = { ...part, currency: "GBP" } as const;
  await openScreen("/transactions", {
    as,
    answers: [[moneyBackRoutes.list, reply(moneyBackRoutes.list, [{ ...inPounds, state: "used_up" }])]],
  });
  await screen.findByText(/Within 30 days you can take back up to £\d+\.\d\d \(\$15\.00\) by yourself/);
});
