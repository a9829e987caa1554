import type { Stripe } from "@stripe/stripe-js";
import type * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { rechargeRefusalMessages } from "#contract/messages/money-messages.ts";
import { rechargeFailureMessages } from "#contract/messages/recharge-messages.ts";
import { rechargeConsentVersion, rechargeRoutes } from "#contract/money/recharge.ts";
import {
  acceptance,
  credit,
  paymentProblem,
  rememberPurchase,
  takeRememberedPurchase,
} from "#web/app/purchase/checkout.ts";
import { declineInWords } from "#web/app/purchase/declines.ts";
import type { CallApi } from "#web/kit/api/api.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { say } from "#words/say.ts";
import { currentLanguage, t } from "#words/translate.ts";

/** A purchase that the rule has begun and that waits for its user. */
export type OpenRecharge = z.infer<typeof rechargeRoutes.finish.reply>;

interface Finish {
  stripe: Pick<Stripe, "confirmPayment">;
  paymentId: string;
  /** Address that the bank redirects to after asking the user on its own page. */
  returnUrl: string;
}

/**
 * Confirms the payment, with the bank's question in place, and has it credited. Another try after a lost answer confirms
 * the same payment, which the provider takes once. The confirmation sets the card up for later charges, by the consent that
 * the page shows: the bank would ask at the next one again.
 * @throws PaymentProblem with a sentence for the user.
 */
export async function finishRecharge(
  callApi: CallApi,
  { stripe, paymentId, returnUrl }: Finish,
): Promise<void> {
  const consent = { version: rechargeConsentVersion, language: currentLanguage() };
  const { clientSecret, paymentMethod, credits } = await callApi(rechargeRoutes.finish, {
    body: { paymentId, consent },
  }).catch((error) => {
    throw paymentProblem(serverMessage(error) ?? t(rechargeFailureMessages.failed), error);
  });
  rememberPurchase(credits);
  const { error, paymentIntent } = await stripe
    .confirmPayment({
      clientSecret,
      confirmParams: {
        return_url: returnUrl,
        payment_method: paymentMethod,
        setup_future_usage: "off_session",
        mandate_data: acceptance,
      },
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
