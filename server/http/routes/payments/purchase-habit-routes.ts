import { creditsFromMillicredits } from "#contract/money/money.ts";
import { paymentRoutes as contract } from "#contract/money/payments.ts";
import { type UsualDestinationDeps, usualDestination } from "#domain/calls/history/usual-destination.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import type { PaymentStore } from "#domain/payments/payment-store.ts";
import type { Connection } from "#domain/runtime.ts";
import type { Mount } from "#server/http/mount.ts";

export interface PurchaseHabitDeps extends UsualDestinationDeps {
  payments: Connection<{ payments: Pick<PaymentStore, "lastPaid"> }>;
}

export function purchaseHabitRoutes(mount: Mount, deps: PurchaseHabitDeps): void {
  mount.user(contract.habits, async ({ query }, user) => {
    const last = await deps.payments(({ payments }) => payments.lastPaid(user));
    return {
      lastPurchase: last
        ? {
            amount: amountFromMinor(last.charge_minor, last.currency),
            currency: last.currency,
            credits: creditsFromMillicredits(last.credits_mc),
          }
        : null,
      destination: await usualDestination(deps, user, query.region),
    };
  });
}
