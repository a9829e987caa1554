/** The page inside the payment form's frame. Card data goes from here to the API, never to the app. */
import { confirmPaymentCall, openSession } from "./api.ts";
import { applyAppearance } from "./appearance.ts";
import { usableWallets, walletNames } from "./browser-wallets.ts";
import { CardForm, elementOf } from "./card-form.ts";
import { labelForm } from "./form-labels.ts";
import { channelToPage } from "./frame-channel.ts";
import type { Channel } from "./messenger.ts";
import { billingParameters, contextParameters, sessionParameters } from "./payment-parameters.ts";
import type { ConfirmRequest, FormNews, FormQuestions, FormSettings } from "./protocol.ts";
import type { PaymentResult, StripeJsError } from "./results.ts";

const form = elementOf("form", HTMLFormElement);
const methodList = elementOf("methods", HTMLUListElement);
let settings: FormSettings | null = null;
let methodTypes: readonly string[] = [];
let channel: Channel<never, FormNews> | null = null;
const cardForm = new CardForm((change) => channel?.send({ news: "change", change }));

void channelToPage<FormQuestions, FormNews>({
  async start(given) {
    settings = given;
    applyAppearance(given.appearance);
    labelForm(given.locale);
    const refused = await open(given);
    form.hidden = refused !== null;
    return refused;
  },
  async update(changes) {
    if (settings) settings = { ...settings, ...changes };
    if (changes.appearance) applyAppearance(changes.appearance);
    if (changes.locale) labelForm(changes.locale);
    if (settings && changes.purpose) await open(settings);
    return null;
  },
  submit: async () => cardForm.validate(),
  confirm,
  async focus() {
    cardForm.focus();
    return null;
  },
  async clear() {
    cardForm.clear();
    return null;
  },
}).then((opened) => {
  channel = opened;
  watch();
});

/** Opens a session for the payment and shows its ways to pay when a card is not the only one. */
async function open({ key, purpose, wallets }: FormSettings): Promise<StripeJsError | null> {
  const session = await openSession(location.origin, sessionParameters(key, purpose));
  if (session.error) return session.error;
  methodTypes = session.methodTypes;
  const ways = [...methodTypes, ...usableWallets(wallets).map((wallet) => walletNames[wallet])];
  methodList.hidden = ways.length === 1;
  methodList.replaceChildren(
    ...ways.map((type) => Object.assign(document.createElement("li"), { textContent: type })),
  );
  return null;
}

async function confirm(request: ConfirmRequest): Promise<PaymentResult> {
  const fault = cardForm.validate();
  if (fault) return { error: fault };
  const card = cardForm.card();
  const result = await confirmPaymentCall(location.origin, request.clientSecret, {
    key: settings?.key,
    return_url: request.returnUrl,
    use_stripe_sdk: "true",
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": card.number,
    "payment_method_data[card][exp_month]": card.expMonth,
    "payment_method_data[card][exp_year]": card.expYear,
    "payment_method_data[card][cvc]": card.cvc,
    ...billingParameters(request.billingDetails),
    ...contextParameters(settings?.purpose, methodTypes),
  });
  if (result.error) cardForm.showDecline(result.error);
  return result;
}

/** Sends the page the events it cannot see from outside the frame. */
function watch(): void {
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter") channel?.send({ news: "enter" });
    if (event.key === "Escape") channel?.send({ news: "escape" });
  });
  window.addEventListener("focus", () => channel?.send({ news: "focus" }));
  window.addEventListener("blur", () => channel?.send({ news: "blur" }));
  new ResizeObserver(() => {
    channel?.send({ news: "height", height_px: document.body.offsetHeight });
  }).observe(document.body);
}
