/** The wallet's own sheet, which a browser shows above the page. Cards go from here to the API, never to the app. */
import { confirmPaymentCall, openSession } from "./api.ts";
import { deviceId, walletNames } from "./browser-wallets.ts";
import { elementOf } from "./card-form.ts";
import { channelToPage } from "./frame-channel.ts";
import type { Channel } from "./messenger.ts";
import { billingParameters, contextParameters, sessionParameters } from "./payment-parameters.ts";
import { priceOf } from "./price.ts";
import type { ConfirmRequest, SheetNews, SheetQuestions, SheetSettings } from "./protocol.ts";
import { connectionError, type PaymentResult } from "./results.ts";

const pay = elementOf("complete", HTMLButtonElement);
const cancel = elementOf("cancel", HTMLButtonElement);
let channel: Channel<never, SheetNews> | null = null;
let shown: (SheetSettings & { methodTypes: readonly string[] }) | null = null;

void channelToPage<SheetQuestions, SheetNews>({ start, confirm }).then((opened) => {
  channel = opened;
});

pay.addEventListener("click", () => {
  // A person has authorised the payment once; from here the page decides when the sheet closes.
  pay.disabled = true;
  cancel.disabled = true;
  channel?.send({ news: "authorised" });
});
cancel.addEventListener("click", () => channel?.send({ news: "cancelled" }));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !cancel.disabled) channel?.send({ news: "cancelled" });
});

async function start(settings: SheetSettings): Promise<null> {
  const { wallet, key, purpose } = settings;
  elementOf("title", HTMLElement).textContent = walletNames[wallet];
  if (purpose.type === "deferred_intent") {
    elementOf("amount", HTMLElement).textContent = `Pay Farline ${priceOf(purpose.amount, purpose.currency)}`;
  }
  const session = await openSession(location.origin, sessionParameters(key, purpose));
  shown = { ...settings, methodTypes: session.error ? [] : session.methodTypes };
  pay.disabled = session.error !== undefined;
  pay.focus();
  return null;
}

async function confirm(request: ConfirmRequest): Promise<PaymentResult> {
  if (!shown) return { error: connectionError };
  const number = document.querySelector<HTMLInputElement>("input[name=card]:checked")?.value;
  return confirmPaymentCall(location.origin, request.clientSecret, {
    key: shown.key,
    return_url: request.returnUrl,
    use_stripe_sdk: "true",
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": String(new Date().getFullYear() + 3),
    "payment_method_data[card][wallet][type]": shown.wallet,
    "payment_method_data[card][wallet][device]": deviceId(),
    ...billingParameters({ name: "Sandbox Wallet", ...request.billingDetails }),
    ...contextParameters(shown.purpose, shown.methodTypes),
  });
}
