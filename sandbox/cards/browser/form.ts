/** The page inside the payment form's frame. Card data goes from here to the API, never to the app. */
import { confirmPaymentCall, listParameters, openSession, type Parameters } from "./api.ts";
import { applyAppearance } from "./appearance.ts";
import { CardForm, elementOf } from "./card-form.ts";
import { channelToPage } from "./frame-channel.ts";
import type { Channel } from "./messenger.ts";
import type { ConfirmRequest, FormNews, FormQuestions, FormSettings, Purpose } from "./protocol.ts";
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
    const refused = await open(given);
    form.hidden = refused !== null;
    return refused;
  },
  async update(changes) {
    if (settings) settings = { ...settings, ...changes };
    if (changes.appearance) applyAppearance(changes.appearance);
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
async function open({ key, purpose }: FormSettings): Promise<StripeJsError | null> {
  const session = await openSession(location.origin, sessionParameters(key, purpose));
  if (session.error) return session.error;
  methodTypes = session.methodTypes;
  methodList.hidden = methodTypes.length === 1;
  methodList.replaceChildren(
    ...methodTypes.map((type) => Object.assign(document.createElement("li"), { textContent: type })),
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
    ...billingParameters(request),
    ...contextParameters(settings?.purpose),
  });
  if (result.error) cardForm.showDecline(result.error);
  return result;
}

function billingParameters({ billingDetails: details }: ConfirmRequest): Parameters {
  const prefix = "payment_method_data[billing_details]";
  const parameters: Parameters = {
    [`${prefix}[name]`]: details?.name,
    [`${prefix}[email]`]: details?.email,
    [`${prefix}[phone]`]: details?.phone,
  };
  for (const [part, value] of Object.entries(details?.address ?? {})) {
    parameters[`${prefix}[address][${part}]`] = value;
  }
  return parameters;
}

function contextParameters(purpose: Purpose | undefined): Parameters {
  if (purpose?.type !== "deferred_intent") return {};
  return {
    "client_context[mode]": "payment",
    "client_context[currency]": purpose.currency,
    ...listParameters("client_context[payment_method_types]", methodTypes),
  };
}

function sessionParameters(key: string, purpose: Purpose): Parameters {
  if (purpose.type === "payment_intent") {
    return { key, type: purpose.type, client_secret: purpose.clientSecret };
  }
  return {
    key,
    type: purpose.type,
    "deferred_intent[mode]": "payment",
    "deferred_intent[amount]": String(purpose.amount),
    "deferred_intent[currency]": purpose.currency,
    ...listParameters("deferred_intent[allowed_payment_method_types]", purpose.allowedTypes ?? []),
  };
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
