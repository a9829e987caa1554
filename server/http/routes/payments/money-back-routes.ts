import { creditsFromMillicredits } from "#contract/money/money.ts";
import { moneyBackRoutes as contract } from "#contract/money/money-back.ts";
import { isRefusal } from "#contract/refusals.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import type { PaymentAction } from "#domain/payments/limits/payment-limits.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import { listMoneyBack, type MoneyBackTaken, takeMoneyBack } from "#domain/payments/refunds/money-back.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import { limiter } from "#server/http/limits/limited.ts";
import type { Mount } from "#server/http/mount.ts";

export function moneyBackRoutes(
  mount: Mount,
  deps: PaymentDeps & { limits: RateLimits<PaymentAction> },
): void {
  const { limited } = limiter(deps.limits);

  mount.user(contract.list, async (_call, user) => {
    const offers = await listMoneyBack(deps, user);
    return offers.map(({ paymentId, boughtAt, state, unused_mc, wasRefused, until, limited, ...money }) => ({
      paymentId,
      boughtAt: boughtAt.toISOString(),
      state,
      unusedCredits: creditsFromMillicredits(unused_mc),
      wasRefused,
      until: until.toISOString(),
      limited: limited && {
        times: deps.moneyBack.times,
        usd: deps.moneyBack.usd,
        unused: amountFromMinor(limited.unused_minor, money.currency),
        moreAt: limited.moreAt?.toISOString() ?? null,
      },
      ...shown(money),
    }));
  });

  mount.user(contract.take, (call, user) =>
    limited(call, "money_back", user.id, async () => {
      const { amount } = call.body;
      const moneyBack = await takeMoneyBack(deps, user, { paymentId: call.params.id, amount });
      return isRefusal(moneyBack) ? moneyBack : { state: moneyBack.state, ...shown(moneyBack) };
    }),
  );
}

function shown({ amount_minor, currency, credits_mc }: Omit<MoneyBackTaken, "state">) {
  return {
    amount: amountFromMinor(amount_minor, currency),
    currency,
    credits: creditsFromMillicredits(credits_mc),
  };
}
