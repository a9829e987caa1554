/**
 * Stripe.js for screens: the twin's own script, which holds the page to the vendor's rules and pays at the twin. What its
 * frames show is drawn in the page, because no document loads in a frame here.
 */
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { configRoutes, type PublicConfig } from "#contract/pages/config.ts";
import {
  completeChallenge,
  confirmWithCard,
  openSession,
  retrievePayment,
  type Session,
} from "#sandbox/cards/browser/api.ts";
import { usableWallets } from "#sandbox/cards/browser/frames/browser-wallets.ts";
import { CardForm } from "#sandbox/cards/browser/frames/card-form.ts";
import { priceOf } from "#sandbox/cards/browser/frames/document.ts";
import { type ConfirmOptions, confirmPayment } from "#sandbox/cards/browser/page/confirm-payment.ts";
import { Elements, type ElementsOptions } from "#sandbox/cards/browser/page/elements.ts";
import {
  type ConfirmRequest,
  connectionError,
  type ElementSettings,
  type PaymentResult,
  type SheetSettings,
  walletNames,
} from "#sandbox/cards/browser/protocol.ts";

export const payingCard = "4242424242424242";
export const decliningCard = "4000000000000002";
export const emptyCard = "4000000000009995";
export const askingCard = "4000002500003155";
/** Asks for 3-D Secure at every payment. */
export const alwaysAskingCard = "4000002760003184";

/** Requests of the provider's script, its frames and its API, for `server.on` and `server.sent`. */
export const provider = {
  script: { method: "GET", path: "/stripe.js" },
  form: { method: "GET", path: "/cards/form" },
  express: { method: "GET", path: "/cards/express" },
  session: { method: "GET", path: "/v1/elements/sessions" },
  confirm: { method: "POST", path: "/v1/payment_intents/:id/confirm" },
} as const;

/** Lets the page of this test load Stripe.js. */
export function allowStripe(): void {
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) return Element.prototype.append.apply(document.head, nodes);
    fetch(script.src).then(
      () => {
        Reflect.set(window, "Stripe", Object.assign(createStripe(new URL(script.src).origin), { version }));
        script.onload?.(new Event("load"));
      },
      () => script.onerror?.(new Event("error")),
    );
  });
  const createElement = (name: string, options?: ElementCreationOptions) =>
    Document.prototype.createElement.call(document, name, options);
  vi.spyOn(document, "createElement").mockImplementation((name: string, options?: ElementCreationOptions) =>
    name === "iframe" ? createFrame(createElement("section")) : createElement(name, options),
  );
}

/** Goes on to the card form once there is a price. */
export async function proceed(user: UserEvent): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Proceed to Payment" });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
}

export async function fillCard(user: UserEvent, number: string): Promise<void> {
  for (const [label, text] of [
    ["Card number", number],
    ["Expiration date", "1234"],
    ["Security code", "123"],
  ] as const) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  }
}

export async function payWith(user: UserEvent, number: string): Promise<void> {
  await fillCard(user, number);
  await user.click(screen.getByRole("button", { name: "Pay Now" }));
}

/** Gives this browser wallets. */
export { chooseWallets } from "#sandbox/cards/browser/frames/browser-wallets.ts";

/** The product's configuration with wallets. */
export const withWallets = [
  configRoutes.config,
  async (_request: unknown, proceed: () => Promise<Response>) => {
    const { stripe, ...config } = (await (await proceed()).json()) as PublicConfig;
    return Response.json({ ...config, stripe: { ...stripe, wallets: ["apple_pay", "google_pay"] } });
  },
] as const;

/** Presses a wallet's button, and pays in its sheet with one of its cards. */
export async function payInSheet(user: UserEvent, wallet: string, card = "Card that pays"): Promise<void> {
  await user.click(await screen.findByRole("button", { name: wallet }));
  await user.click(await screen.findByRole("radio", { name: card }));
  await user.click(screen.getByRole("button", { name: "Pay" }));
}

/** Answers the bank's question about a payment. */
export async function answerBank(user: UserEvent, answer: "Complete" | "Fail"): Promise<void> {
  await user.click(await screen.findByRole("button", { name: answer }));
}

/** The release that the installed `@stripe/stripe-js` asks for. */
const version = "endive";
const notUsed = () => Promise.reject(new Error("the page uses Elements and confirmPayment alone"));

const createStripe = (origin: string) => (key: string, settings: { locale?: string }) => ({
  elements: (options: ElementsOptions) => new Elements(origin, key, { ...settings, ...options }),
  confirmPayment: (options: ConfirmOptions) => confirmPayment(origin, key, options),
  createToken: notUsed,
  createPaymentMethod: notUsed,
  confirmCardPayment: notUsed,
  registerAppInfo() {},
  _registerWrapper() {},
});

type Answers = Record<string, (question: never) => Promise<unknown>>;
type Send = (news: unknown) => void;

const contents: Record<string, (frame: HTMLElement, origin: string, send: Send) => Answers> = {
  "/cards/form": cardFields,
  "/cards/express": walletButtons,
  "/cards/wallet-sheet": walletSheet,
  "/cards/challenge": challenge,
};

/** Element in the place of a frame: its document is asked for, and then drawn inside. */
function createFrame(frame: HTMLElement): HTMLElement {
  const address = () => new URL(String(Reflect.get(frame, "src")));
  const contentWindow = {
    postMessage(_message: string, origin: string, [port]: [MessagePort]) {
      const send = (news: unknown) => port.postMessage({ kind: "news", content: news });
      const answers = contents[address().pathname]?.(frame, origin, send) ?? {};
      port.onmessage = async ({ data: { id, name, content } }) => {
        const answer = await answers[name]?.(content as never);
        port.postMessage({ kind: "answer", id, content: answer });
      };
    },
  };
  setTimeout(() => {
    fetch(address()).then(
      // A frame whose page is left before it has loaded never loads.
      () => frame.isConnected && frame.dispatchEvent(new Event("load")),
      () => undefined,
    );
  });
  return Object.assign(frame, { contentWindow });
}

function cardFields(frame: HTMLElement, origin: string, send: Send): Answers {
  const field = (id: string, label: string) =>
    `<label for="${id}">${label}</label><input id="${id}"><p id="${id}-error"></p>`;
  frame.innerHTML =
    field("number", "Card number") + field("expiry", "Expiration date") + field("cvc", "Security code");
  const form = new CardForm((change) => send({ news: "change", change }));
  let settings: ElementSettings;
  let opening: ReturnType<typeof openSession>;
  const open = async (changes: Partial<ElementSettings>) => {
    settings = { ...settings, ...changes };
    Object.assign(frame, { lang: settings.locale });
    frame.dataset.theme = settings.appearance.theme;
    if (changes.purpose) opening = openSession(settings.key, settings.purpose, origin);
    return (await opening).error ?? null;
  };
  return {
    async start(given: ElementSettings) {
      const ways = usableWallets(given.wallets);
      if (ways.length > 0)
        frame.append(...ways.map((wallet) => button(walletNames[wallet], () => undefined)));
      const error = await open(given);
      return error ? { error } : { usable: [] };
    },
    update: open,
    submit: async () => form.validate(),
    async confirm(request: ConfirmRequest): Promise<PaymentResult> {
      const { session, error } = await opening;
      if (!session) return { error };
      const result = await confirmWithCard(session, request, form.card());
      if (result.error) form.showDecline(result.error);
      return result;
    },
  };
}

function walletButtons(frame: HTMLElement, origin: string, send: Send): Answers {
  return {
    async start({ key, purpose, wallets }: ElementSettings) {
      const { error } = await openSession(key, purpose, origin);
      const usable = usableWallets(wallets);
      frame.append(
        ...usable.map((wallet) => button(walletNames[wallet], () => send({ news: "click", wallet }))),
      );
      return error ? { error } : { usable };
    },
    update: async () => null,
  };
}

function walletSheet(frame: HTMLElement, origin: string, send: Send): Answers {
  let session: Session | undefined;
  let wallet: string;
  const cards = {
    "Card that pays": payingCard,
    "Card that is declined": decliningCard,
    "Card that asks for 3-D Secure": askingCard,
  };
  const choices = Object.entries(cards).map(
    ([label, number]) => `<label><input type="radio" name="wallet-card" value="${number}">${label}</label>`,
  );
  return {
    async start(settings: SheetSettings) {
      ({ wallet } = settings);
      const { business, purpose } = settings;
      ({ session } = await openSession(settings.key, settings.purpose, origin));
      frame.innerHTML = `<p>Pay ${business} ${priceOf(purpose.amount, purpose.currency)}</p>${choices.join("")}`;
      frame.append(
        button("Pay", () => send("authorised")),
        button("Cancel the wallet", () => send("cancelled")),
      );
      return null;
    },
    async confirm(request: ConfirmRequest): Promise<PaymentResult> {
      if (!session) return { error: connectionError };
      const number = frame.querySelector<HTMLInputElement>("input:checked")?.value;
      const card = { number, exp_month: "12", exp_year: "2034", wallet: { type: wallet, device: "1" } };
      const billingDetails = { name: "Sandbox Wallet", ...request.billingDetails };
      return confirmWithCard(session, { ...request, billingDetails }, card);
    },
  };
}

function challenge(frame: HTMLElement, origin: string, send: Send): Answers {
  return {
    async start({ key, clientSecret }: { key: string; clientSecret: string }) {
      const { paymentIntent } = await retrievePayment(key, clientSecret, origin);
      if (!paymentIntent) return null;
      const answer = async (outcome: "complete" | "fail") => {
        const { paymentIntent: payment, error } = await completeChallenge(key, clientSecret, outcome, origin);
        const failure = payment?.last_payment_error;
        if (failure) send({ error: { ...failure, payment_intent: payment } });
        else send(error ? { error } : { paymentIntent: payment });
      };
      frame.innerHTML = `<p>Your bank asks about ${priceOf(paymentIntent.amount, paymentIntent.currency)}</p>`;
      frame.append(
        button("Complete", () => void answer("complete")),
        button("Fail", () => void answer("fail")),
      );
      return null;
    },
  };
}

function button(name: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = name;
  element.addEventListener("click", onPress);
  return element;
}
