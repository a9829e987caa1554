import { creditsFromMillicredits } from "#contract/money.ts";
import { encodeCursor, nextCursorHeader } from "#contract/paging.ts";
import { paymentRoutes as contract } from "#contract/payments.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { LedgerStore } from "#domain/ledger/ledger-store.ts";
import { type TransactionView, toTransaction } from "#domain/ledger/transactions.ts";
import { currentRates, type RateStore } from "#domain/money/exchange-rates.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { ratesForDisplay } from "#domain/money/rates.ts";
import { checkProvider } from "#domain/payments/check-provider.ts";
import { createPayment } from "#domain/payments/create-payment.ts";
import { createQuote } from "#domain/payments/create-quote.ts";
import { creditPaid } from "#domain/payments/credit-paid.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { PaymentAction } from "#domain/payments/payment-limits.ts";
import type { StoredQuote } from "#domain/payments/payment-store.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { Connection } from "#domain/runtime.ts";
import { limiter } from "./limited.ts";
import type { Mount } from "./mount.ts";

export interface PaymentRouteDeps extends PaymentDeps {
  limits: RateLimits<PaymentAction>;
  connection: Connection<{ ledger: LedgerStore; rates: RateStore; transactions: TransactionView }>;
}

export function paymentRoutes(mount: Mount, deps: PaymentRouteDeps): void {
  const { limited } = limiter(deps.limits);

  mount.user(contract.credits, async (_call, user) => {
    const { posted_mc } = await deps.connection(({ ledger }) => ledger.balance(user.walletId));
    return { credits: creditsFromMillicredits(posted_mc) };
  });

  mount.user(contract.transactions, async ({ query, reply }, user) => {
    const page = await deps.connection(({ transactions }) => transactions.list(user.walletId, query));
    if (page.next) reply.header(nextCursorHeader, encodeCursor(page.next));
    return page.entries.map(toTransaction);
  });

  mount.user(contract.test, () => checkProvider(deps.provider));

  mount.user(contract.quotes, async (call, user) => {
    const quote = await limited(call, "quote", user.id, () => createQuote(deps, user.walletId, call.body));
    return isRefusal(quote) ? quote : shownQuote(quote);
  });

  mount.user(contract.createPaymentIntent, async (call, user) => {
    const payment = await limited(call, "create_payment", user.id, () =>
      createPayment(deps, user, call.body),
    );
    if (isRefusal(payment)) return payment;
    const { clientSecret, credits_mc } = payment;
    return { clientSecret, credits: creditsFromMillicredits(credits_mc) };
  });

  mount.user(contract.addCredits, async (call, user) => {
    const { body, request } = call;
    const result = await limited(call, "add_credits", user.id, () => creditPaid(deps, user.walletId));
    if (isRefusal(result)) return result;
    const added = creditsFromMillicredits(result.added_mc);
    // Usually the provider's notification was faster. A request for more than was paid is logged here too.
    if (typeof body.credits === "number" && body.credits !== added) {
      request.log.info({ sent: body.credits, added }, "add-credits: the number sent is not what was added");
    }
    return { credits: creditsFromMillicredits(result.balance_mc), added };
  });

  mount.visitor(contract.exchangeRate, async () => {
    const { rates, asOf } = await deps.connection((stores) => currentRates(stores.rates));
    return { rates: ratesForDisplay(rates), asOf };
  });
}

function shownQuote(quote: StoredQuote) {
  return {
    quoteId: quote.id,
    amount: amountFromMinor(quote.charge_minor, quote.currency),
    currency: quote.currency,
    amountUsd: amountFromMinor(quote.value_cents, "USD"),
    credits: creditsFromMillicredits(quote.credits_mc),
    expiresAt: quote.expiresAt.toISOString(),
  };
}
