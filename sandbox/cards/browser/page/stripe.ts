/** `window.Stripe`, in the form that `@stripe/stripe-js` and `@stripe/react-stripe-js` expect. */
import { IntegrationError, type PaymentResult } from "#sandbox/cards/browser/protocol.ts";
import { type ConfirmOptions, confirmPayment } from "./confirm-payment.ts";
import { Elements, type ElementsOptions } from "./elements.ts";

/** The release that the installed `@stripe/stripe-js` asks for. */
const version = "endive";
const origin = originOfThisScript();

interface StripeObject {
  elements(options?: ElementsOptions): Elements;
  confirmPayment(options: ConfirmOptions): Promise<PaymentResult>;
  createToken(): Promise<never>;
  createPaymentMethod(): Promise<never>;
  confirmCardPayment(): Promise<never>;
  registerAppInfo(info: object): void;
  _registerWrapper(wrapper: object): void;
}

function createStripe(key: string, { locale }: { locale?: string } = {}): StripeObject {
  expectPublishableKey(key);
  return {
    elements: (options = {}) => new Elements(origin, key, locale ? { locale, ...options } : options),
    confirmPayment: (options) => confirmPayment(origin, key, options),
    createToken: () => notHere("createToken"),
    createPaymentMethod: () => notHere("createPaymentMethod"),
    confirmCardPayment: () => notHere("confirmCardPayment"),
    // Wrappers and apps report their names for Stripe's statistics; the sandbox keeps none.
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

async function notHere(name: string): Promise<never> {
  throw new IntegrationError(
    `The sandbox does not stand in for stripe.${name}(): pay with stripe.confirmPayment(), by a Payment Element or a saved payment_method.`,
  );
}

function expectPublishableKey(key: unknown): void {
  if (typeof key !== "string" || key === "") {
    throw new IntegrationError(
      "Please call Stripe() with your publishable key. You used an empty string or no string at all.",
    );
  }
  if (!key.startsWith("pk_")) {
    throw new IntegrationError(
      "You should not use your secret key with Stripe.js. Please pass a publishable key instead.",
    );
  }
}

function originOfThisScript(): string {
  const script = document.currentScript;
  if (script instanceof HTMLScriptElement && script.src) return new URL(script.src).origin;
  throw new IntegrationError("Stripe.js must be loaded with a script element.");
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version }) });
