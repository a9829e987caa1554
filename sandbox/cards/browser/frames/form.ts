/** The page inside the payment form's frame. */
import { confirmWithCard, openSession } from "#sandbox/cards/browser/api.ts";
import { channelToPage } from "#sandbox/cards/browser/messenger.ts";
import {
  type ConfirmRequest,
  connectionError,
  type ElementNews,
  type ElementSettings,
  type FormQuestions,
  type PaymentResult,
  type Purpose,
  type StripeJsError,
  walletNames,
} from "#sandbox/cards/browser/protocol.ts";
import { applyAppearance } from "./appearance.ts";
import { usableWallets } from "./browser-wallets.ts";
import { CardForm } from "./card-form.ts";
import { elementOf } from "./document.ts";
import { labelForm } from "./form-labels.ts";

const form = elementOf("form", HTMLFormElement);
const methodList = elementOf("methods", HTMLUListElement);
const terms = elementOf("terms", HTMLElement);
let settings: ElementSettings | null = null;
/** The session for the present payment; a confirmation waits for it. */
let opening: ReturnType<typeof openSession> | null = null;
const cardForm = new CardForm((change) => send({ news: "change", change }));

const send = channelToPage<FormQuestions, ElementNews>({
  async start(given) {
    watch();
    settings = given;
    applyAppearance(given.appearance);
    labelForm(given.locale, given.business);
    const error = await open(given);
    form.hidden = error !== null;
    return error ? { error } : { usable: [] };
  },
  async update(changes) {
    if (settings) settings = { ...settings, ...changes };
    if (changes.appearance) applyAppearance(changes.appearance);
    if (changes.locale) labelForm(changes.locale, settings?.business);
    if (settings && changes.purpose) await open(settings);
    return null;
  },
  submit: async () => cardForm.validate(),
  confirm,
});

/** Opens a session for the payment and shows its ways to pay when a card is not the only one. */
async function open({ key, purpose, wallets, terms: shown }: ElementSettings): Promise<StripeJsError | null> {
  terms.hidden = shown === "never" || (shown === "auto" && !savesForLater(purpose));
  opening = openSession(key, purpose);
  const opened = await opening;
  if (opened.error) return opened.error;
  const ways = [
    ...opened.session.methodTypes,
    ...usableWallets(wallets).map((wallet) => walletNames[wallet]),
  ];
  methodList.hidden = ways.length === 1;
  methodList.replaceChildren(
    ...ways.map((type) => Object.assign(document.createElement("li"), { textContent: type })),
  );
  return null;
}

/** Stripe shows its terms beside a card that may be charged while its holder is away. */
function savesForLater(purpose: Purpose): boolean {
  return purpose.futureUsage === "off_session";
}

async function confirm(request: ConfirmRequest): Promise<PaymentResult> {
  const fault = cardForm.validate();
  if (fault) return { error: fault };
  const opened = await opening;
  if (!opened?.session) return { error: opened?.error ?? connectionError };
  const result = await confirmWithCard(opened.session, request, cardForm.card());
  if (result.error) cardForm.showDecline(result.error);
  return result;
}

/** Sends the page the events it cannot see from outside the frame. */
function watch(): void {
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter") send({ news: "enter" });
    if (event.key === "Escape") send({ news: "escape" });
  });
  window.addEventListener("focus", () => send({ news: "focus" }));
  window.addEventListener("blur", () => send({ news: "blur" }));
  new ResizeObserver(() => send({ news: "height", height_px: document.body.offsetHeight })).observe(
    document.body,
  );
}
