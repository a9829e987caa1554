import { Elements } from "@stripe/react-stripe-js";
import type { Appearance } from "@stripe/stripe-js";
import { useMemo, useState } from "react";
import { type Currency, minorUnitDigits } from "#contract/money/currencies.ts";
import type { Quote } from "#contract/money/payments.ts";
import { useConfig } from "#web/kit/api/config-query.ts";
import { useIsDark } from "#web/kit/browser/theme.ts";
import { type AskedCaptcha, useAskedCaptcha } from "#web/kit/captcha/use-asked-captcha.tsx";
import { useLanguage } from "#web/kit/loading/language.ts";
import { t } from "#words/translate.ts";
import { CardForm } from "./card-form.tsx";
import type { Checkout } from "./checkout.ts";
import { FormBoundary } from "./form-boundary.tsx";
import { QuoteSummary } from "./quote-summary.tsx";
import { formLocale, useScriptHost, useStripeScript } from "./stripe-script.ts";
import { type Pay, usePay } from "./use-pay.ts";
import { useShownWallets, WalletButtons } from "./wallet-buttons.tsx";

interface PayByCardProps {
  checkout: Checkout;
  onCancel: () => void;
  /** Brings a checkout with a new price; the form keeps its text. */
  onPriceExpired: () => Promise<void>;
  /** Called once the credits are there. */
  onPaid: () => void | Promise<void>;
}

export function PayByCard({ checkout, onCancel, onPriceExpired, onPaid }: PayByCardProps) {
  const captcha = useAskedCaptcha("create_payment");
  const pay = usePay({ checkout, captcha, onPriceExpired, onPaid });
  return (
    <div className="space-y-6">
      <PriceSummary quote={checkout.quote} />
      <NewCardForm checkout={checkout} pay={pay} captcha={captcha} onCancel={onCancel} />
    </div>
  );
}

export function PriceSummary({ quote }: { quote: Quote }) {
  return (
    <section
      ref={beginHere}
      tabIndex={-1}
      aria-label={t("Summary")}
      aria-live="polite"
      className="rounded-control bg-sunken px-4 py-3"
    >
      <QuoteSummary quote={quote} />
    </section>
  );
}

interface NewCardFormProps extends Pick<PayByCardProps, "checkout" | "onCancel"> {
  pay: Pay;
  captcha: AskedCaptcha;
}

export function NewCardForm(props: NewCardFormProps) {
  return (
    <FormBoundary onCancel={props.onCancel}>
      <ProviderForms {...props} />
    </FormBoundary>
  );
}

function ProviderForms({ checkout, pay, captcha, onCancel }: NewCardFormProps) {
  const language = useLanguage();
  const stripe = useStripeScript();
  const wallets = useConfig().data?.stripe.wallets;
  const stripeHost = useScriptHost();
  const [isToBeSaved, setToBeSaved] = useState(false);
  const [isFormLoaded, setFormLoaded] = useState(false);
  const shown = useShownWallets(wallets && wallets.length > 0, isFormLoaded);
  // `Elements` drops the error of a script that begins no form, and the form would load for ever: it ends at the boundary here.
  useMemo(() => stripe.data?.elements(), [stripe.data]);
  const { amount, currency } = checkout.quote;
  const appearance = useFormAppearance();
  const options = useMemo(
    () => ({
      mode: "payment" as const,
      amount: minorUnits(amount, currency),
      currency: currency.toLowerCase(),
      // The server asks for the same. The provider refuses a form and a payment with different methods.
      allowedPaymentMethodTypes: ["card"],
      setupFutureUsage: isToBeSaved ? ("off_session" as const) : null,
      appearance,
      locale: formLocale(language),
    }),
    [amount, currency, isToBeSaved, appearance, language],
  );

  return (
    <div className="relative space-y-6">
      {wallets && wallets.length > 0 && !stripe.error && (
        <Elements stripe={stripe.data ?? null} options={options}>
          <WalletButtons
            wallets={wallets}
            shown={shown}
            pay={pay}
            isToBeSaved={isToBeSaved}
            isCaptchaMissing={captcha.isMissing}
          />
        </Elements>
      )}
      <Elements stripe={stripe.data ?? null} options={options}>
        <CardForm
          quote={checkout.quote}
          pay={pay}
          captcha={captcha}
          scriptProblem={stripe.error}
          scriptHost={stripeHost}
          onRetry={() => void stripe.refetch()}
          isLoaded={isFormLoaded}
          onLoaded={() => setFormLoaded(true)}
          isPlacePending={shown.state === "pending"}
          isToBeSaved={isToBeSaved}
          onSave={setToBeSaved}
          onCancel={onCancel}
        />
      </Elements>
    </div>
  );
}

/** The form begins where it opens: the focus goes on from the button that opened it, and the page scrolls to the summary. */
function beginHere(summary: HTMLElement | null): void {
  summary?.focus({ preventScroll: true });
  summary?.scrollIntoView({ block: "start", behavior: "instant" });
}

function minorUnits(amount: number, currency: Currency): number {
  return Math.round(amount * 10 ** minorUnitDigits(currency));
}

/** Our design tokens for the card provider's form, whose frame our styles cannot reach. It follows the theme. */
function useFormAppearance(): Appearance {
  const dark = useIsDark();
  return useMemo(() => formAppearance(dark), [dark]);
}

function formAppearance(dark: boolean): Appearance {
  // A token has a colour for each theme, and an element shows the one in force.
  const probe = document.body.appendChild(document.createElement("span"));
  const token = (name: string) => {
    probe.style.color = `var(--color-${name})`;
    return getComputedStyle(probe).color;
  };
  const border = `1px solid ${token("line-strong")}`;
  const appearance: Appearance = {
    theme: dark ? "night" : "stripe",
    labels: "above",
    variables: {
      colorPrimary: token("accent"),
      colorBackground: token("surface"),
      colorText: token("ink"),
      colorTextSecondary: token("ink-soft"),
      colorTextPlaceholder: token("ink-soft"),
      colorDanger: token("danger"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "10px",
      spacingUnit: "4px",
    },
    rules: {
      ".Input": { border, boxShadow: "none" },
      ".Label": { fontWeight: "600" },
    },
  };
  probe.remove();
  return appearance;
}
