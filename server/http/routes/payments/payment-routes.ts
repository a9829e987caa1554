import type { FastifyReply } from "fastify";
import { purchaseLimitMessages } from "#contract/messages/money-messages.ts";
import { exchangeRateRoutes } from "#contract/money/exchange-rates.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { paymentRoutes as contract } from "#contract/money/payments.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { walletDebtRoutes } from "#contract/money/wallet-debt.ts";
import { encodeCursor, nextCursorHeader } from "#contract/paging.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { Route } from "#contract/route.ts";
import type { Captcha } from "#domain/captcha.ts";
import { type TransactionView, transactionFor } from "#domain/ledger/transactions.ts";
import { visibleTo } from "#domain/ledger/viewer.ts";
import { currentRates, type RateStore, shownRates } from "#domain/money/exchange-rates.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { createPayment } from "#domain/payments/create-payment.ts";
import { createQuote } from "#domain/payments/create-quote.ts";
import type { Buyer } from "#domain/payments/limits/buyer.ts";
import type { PaymentStop } from "#domain/payments/limits/card-testing.ts";
import type { PaymentAction } from "#domain/payments/limits/payment-limits.ts";
import { refuseFrozen, refuseWhenOff } from "#domain/payments/limits/refuse-purchase.ts";
import { readAllowance } from "#domain/payments/limits/shown-allowance.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { StoredQuote } from "#domain/payments/payment-store.ts";
import { creditPaid } from "#domain/payments/reconcile/credit-paid.ts";
import { readDebt } from "#domain/payments/wallet-debt.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { Connection } from "#domain/runtime.ts";
import type { SignedInUser } from "#domain/users/sign-in/authenticate.ts";
import { captchaGate, limiter } from "#server/http/limits/limited.ts";
import type { Call, Mount } from "#server/http/mount.ts";

interface PaymentRouteDeps extends PaymentDeps {
  limits: RateLimits<PaymentAction>;
  captcha: Captcha;
  checkProvider: () => Promise<{ ok: true } | Refusal>;
  connection: Connection<{ rates: RateStore; transactions: TransactionView }>;
}

export function paymentRoutes(mount: Mount, deps: PaymentRouteDeps): void {
  const { limited } = limiter(deps.limits);

  mount.user(walletRoutes.transactions, async ({ query, reply }, user) => {
    const page = await deps.connection(({ transactions }) => transactions.list(visibleTo(user), query));
    if (page.next) reply.header(nextCursorHeader, encodeCursor(page.next));
    return page.entries.map(transactionFor(user.id));
  });

  // The page asks before it shows the card form, so a buyer reads of the switch, or of a freeze, before a card is typed.
  mount.user(contract.test, (call, user) =>
    limited(
      call,
      "check_provider",
      user.id,
      async () =>
        (await deps.transaction(
          async (stores) => (await refuseWhenOff(stores)) ?? refuseFrozen(deps, stores, user),
        )) ?? deps.checkProvider(),
    ),
  );

  mount.user(walletDebtRoutes.debt, async (_call, user) => ({ debt: await readDebt(deps, user) }));

  mount.user(contract.allowance, async (_call, user) => ({
    allowance: await readAllowance(deps, user),
  }));

  mount.user(contract.quotes, async (call, user) => {
    const quote = await limited(call, "quote", user.id, () => createQuote(deps, user, call.body));
    return isRefusal(quote) ? quote : shownQuote(quote);
  });

  mount.user(contract.createPaymentIntent, async (call, user) => {
    const payment = await guarded(deps, call, user, () =>
      createPayment(deps, buyerOf(call, user), { ...call.body, initiator: "person" }),
    );
    if (isRefusal(payment)) return payment;
    const { clientSecret, credits_mc, cardRef: paymentMethod } = payment;
    return { clientSecret, credits: creditsFromMillicredits(credits_mc), paymentMethod };
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

  mount.visitor(exchangeRateRoutes.list, async () =>
    shownRates(await deps.connection((stores) => currentRates(stores.rates))),
  );
}

/**
 * Starts a payment unless its user or network tries too many cards or starts too many payments. Asks for a CAPTCHA before
 * it comes to that.
 */
async function guarded<T>(
  { cardTesting, captcha }: PaymentRouteDeps,
  call: Call<typeof contract.createPaymentIntent>,
  user: SignedInUser,
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const payer = { userId: user.id, ip: call.request.ip };
  const stopped = await cardTesting.stopOf(payer);
  if (stopped) return refuseStopped(call.reply, stopped);
  const limits = { needsCaptcha: () => cardTesting.isWarm(payer) };
  return captchaGate({ limits, captcha })(call, "create_payment", async () => {
    const over = await cardTesting.takePayment(payer);
    return over ? refuseStopped(call.reply, over) : work();
  });
}

function refuseStopped(reply: FastifyReply, { because, wait_s }: PaymentStop): Refusal {
  reply.header("retry-after", wait_s);
  return because === "declines"
    ? refuse("too_many_declines", { message: purchaseLimitMessages.tooManyDeclines(wait_s) })
    : refuse("too_many_payments", { message: purchaseLimitMessages.tooManyStarted(wait_s) });
}

function buyerOf(call: Call<Route>, user: SignedInUser): Buyer {
  const { id, walletId, email, createdAt } = user;
  return {
    id,
    walletId,
    email,
    createdAt,
    ip: call.request.ip,
    userAgent: call.request.headers["user-agent"],
  };
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
