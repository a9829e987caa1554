import type { Stripe } from "@stripe/stripe-js";
import type * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { rechargeRefusalMessages } from "#contract/messages/money-messages.ts";
import type { rechargeRoutes } from "#contract/money/recharge.ts";
import {
  credit,
  paymentProblem,
  rememberPurchase,
  takeRememberedPurchase,
} from "#web/app/purchase/checkout.ts";
import { declineInWords } from "#web/app/purchase/declines.ts";
import type { CallApi } from "#web/kit/api/api.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

/** A purchase that the rule has begun and that waits for its user. */
export type OpenRecharge = z.infer<typeof rechargeRoutes.finish.reply>;

interface Finish {
  stripe: Pick<Stripe, "confirmPayment">;
  recharge: Pick<OpenRecharge, "clientSecret" | "paymentMethod" | "credits">;
  /** Address that the bank redirects to after asking the user on its own page. */
  returnUrl: string;
}

/**
 * Confirms the payment, with the bank's question in place, and has it credited. Another try after a lost answer confirms
 * the same payment, which the provider takes once.
 * @throws PaymentProblem with a sentence for the user.
 */
export async function finishRecharge(
  callApi: CallApi,
  { stripe, recharge, returnUrl }: Finish,
): Promise<void> {
  const { clientSecret, paymentMethod, credits } = recharge;
  rememberPurchase(credits);
  const { error, paymentIntent } = await stripe
    .confirmPayment({
      clientSecret,
      confirmParams: { return_url: returnUrl, payment_method: paymentMethod },
      redirect: "if_required",
    })
    .catch(() => {
      throw paymentProblem(t(messages.payment.unexpected));
    });
  const status = (error?.payment_intent ?? paymentIntent)?.status;
  if (status === "canceled") throw paymentProblem(t(rechargeRefusalMessages.paymentOver));
  if (error && status !== "succeeded") {
    throw paymentProblem(declineInWords(error, false) ?? error.message ?? t(messages.payment.failed));
  }
  if (status !== "succeeded") throw paymentProblem(say(messages.payment.otherStatus(status ?? "unknown")));
  await credit(callApi, credits);
  takeRememberedPurchase();
}
