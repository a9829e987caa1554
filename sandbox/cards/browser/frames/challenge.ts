/** The bank's 3-D Secure page: in a frame over the app's page, or alone when a server redirected the browser here. */
import { completeChallenge, retrievePayment } from "#sandbox/cards/browser/api.ts";
import { channelToPage } from "#sandbox/cards/browser/messenger.ts";
import {
  type ChallengeNews,
  type ChallengeQuestions,
  connectionError,
  type PaymentResult,
} from "#sandbox/cards/browser/protocol.ts";
import { elementOf, priceOf } from "./document.ts";

type Asked = ChallengeQuestions["start"]["question"];

const complete = elementOf("complete", HTMLButtonElement);
const fail = elementOf("fail", HTMLButtonElement);
const errorText = elementOf("error", HTMLElement);

if (window.parent === window) {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const payment = { key: parameters.get("key") ?? "", clientSecret: parameters.get("client_secret") ?? "" };
  void askAlone(payment);
} else {
  const send = channelToPage<ChallengeQuestions, ChallengeNews>({
    async start(payment) {
      await ask(payment, send);
      return null;
    },
  });
}

/** Shows the amount and waits for a button, or for Escape, which means no. */
async function ask(payment: Asked, answered: (result: PaymentResult) => void): Promise<PaymentResult> {
  const retrieved = await retrievePayment(payment.key, payment.clientSecret);
  if (retrieved.error) {
    // Without the payment there is nothing to complete; reporting failure still gives the page its answer.
    errorText.textContent = retrieved.error.message ?? "";
    fail.addEventListener("click", () => answered(retrieved));
    return retrieved;
  }
  const { amount, currency } = retrieved.paymentIntent;
  elementOf("question", HTMLElement).textContent =
    `Your bank wants to know that it is you who pays ${priceOf(amount, currency)}.`;
  const decide = async (outcome: "complete" | "fail") => {
    complete.disabled = true;
    fail.disabled = true;
    const result = await completeChallenge(payment.key, payment.clientSecret, outcome);
    if (result.error?.type !== "api_connection_error") return answered(withFailure(result));
    errorText.textContent = connectionError.message ?? "";
    complete.disabled = false;
    fail.disabled = false;
  };
  complete.addEventListener("click", () => void decide("complete"));
  fail.addEventListener("click", () => void decide("fail"));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !fail.disabled) void decide("fail");
  });
  complete.disabled = false;
  complete.focus();
  return retrieved;
}

/** Handles a redirect from a server: sends the browser on to that server's address, with the outcome in the query. */
async function askAlone(payment: Asked): Promise<void> {
  const before = await ask(payment, (result) => {
    const back = before.paymentIntent?.next_action?.redirect_to_url?.return_url;
    if (!back) return;
    const address = new URL(back);
    address.searchParams.set("payment_intent", payment.clientSecret.split("_secret_")[0] ?? "");
    address.searchParams.set("payment_intent_client_secret", payment.clientSecret);
    address.searchParams.set("redirect_status", result.error ? "failed" : "succeeded");
    location.assign(address);
  });
}

/** A payment that is back in its first state failed 3-D Secure or was declined after it. */
function withFailure(result: PaymentResult): PaymentResult {
  const { paymentIntent } = result;
  const failure = paymentIntent?.last_payment_error;
  return failure ? { error: { ...failure, payment_intent: paymentIntent } } : result;
}
