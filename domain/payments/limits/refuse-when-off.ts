import { switchMessages } from "#contract/messages/switch-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { PaymentStores } from "#domain/payments/payment-store.ts";

/** Refuses `unavailable` while the operator has switched purchases off. */
export async function refuseWhenOff({
  switches,
}: Pick<PaymentStores, "switches">): Promise<Refusal | undefined> {
  if (!(await switches.isOff("purchases"))) return undefined;
  return refuse("unavailable", { message: switchMessages.purchases });
}
