import { ExpressCheckoutElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeExpressCheckoutElementOptions } from "@stripe/stripe-js";
import { useEffect, useMemo, useState } from "react";
import { messages } from "#contract/messages/messages.ts";
import type { Wallet } from "#contract/pages/config.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { brandName } from "#words/brand.ts";
import { t } from "#words/translate.ts";
import type { Pay } from "./use-pay.ts";

interface WalletButtonsProps {
  wallets: readonly Wallet[];
  shown: ShownWallets;
  pay: Pay;
  /** The buyer's choice beside Pay Now, for a wallet's card too. */
  isToBeSaved: boolean;
  /** True while the server waits for a CAPTCHA, which a wallet's sheet would cover. */
  isCaptchaMissing: boolean;
}

/** Wallets that this browser has, in a group of their own: submitting one with the card form could ask for the card. */
export function WalletButtons({ wallets, shown, pay, isToBeSaved, isCaptchaMissing }: WalletButtonsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const options = useMemo(() => elementOptions(wallets), [wallets]);
  const isShown = shown.state === "shown";

  return (
    // Measured while it is hidden, because an element that is not laid out may never be ready.
    <div className={classNames(isShown ? "space-y-6" : "invisible absolute inset-x-0 h-0 overflow-hidden")}>
      <ExpressCheckoutElement
        options={options}
        onAvailablePaymentMethodsChange={({ paymentMethods }) => {
          const available = Object.values(paymentMethods ?? {}).some((method) => method?.available);
          shown.onKnown(available);
        }}
        onLoadError={() => shown.onKnown(false)}
        onClick={({ resolve, reject }) => {
          if (!isCaptchaMissing && !pay.isRunning()) return resolve();
          reject();
          if (isCaptchaMissing) toast.error(t(messages.contact.captcha));
        }}
        onConfirm={({ paymentFailed }) => {
          // The wallet gives the name and address of its card.
          const details = { billingName: "", billingEmail: "", isFromForm: false, isToBeSaved };
          const attempt = { openStripe: () => stripe, card: elements && { elements, ...details } };
          const hasStarted = pay.start(attempt, ({ message }) => paymentFailed({ reason: "fail", message }));
          if (!hasStarted) paymentFailed();
        }}
      />
      <p className="flex items-center gap-3 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or pay by card")}
      </p>
    </div>
  );
}

function elementOptions(wallets: readonly Wallet[]): StripeExpressCheckoutElementOptions {
  const display = (wallet: Wallet) => (wallets.includes(wallet) ? "auto" : "never");
  return {
    paymentMethods: {
      applePay: display("apple_pay"),
      googlePay: display("google_pay"),
      // The payment takes cards alone.
      amazonPay: "never",
      klarna: "never",
      link: "never",
      paypal: "never",
    },
    business: { name: brandName() },
    buttonType: { applePay: "plain", googlePay: "plain" },
    layout: { overflow: "never" },
  };
}

/** Wallets that are known later stay away, because a form must not move while a person types in it. */
const wait_ms = 2_000;

interface ShownWallets {
  /** `pending` until the browser's wallets are known, which decides the place of the card form. */
  state: "pending" | "shown" | "hidden";
  onKnown(areAvailable: boolean): void;
}

/**
 * Tells if the wallets' buttons are shown: where they are configured, and the browser has one of them, at the latest
 * some seconds after the card form has loaded. `areConfigured` is undefined until it is known.
 */
export function useShownWallets(areConfigured: boolean | undefined, isFormLoaded: boolean): ShownWallets {
  const [visibility, setVisibility] = useState<"shown" | "hidden" | null>(null);
  useEffect(() => {
    if (!isFormLoaded) return;
    const late = setTimeout(() => setVisibility((state) => state ?? "hidden"), wait_ms);
    return () => clearTimeout(late);
  }, [isFormLoaded]);
  return {
    state: areConfigured === false ? "hidden" : (visibility ?? "pending"),
    onKnown: (areAvailable) => setVisibility((state) => state ?? (areAvailable ? "shown" : "hidden")),
  };
}
