import { Elements } from "@stripe/react-stripe-js";
import type { Appearance, Stripe, StripeElementLocale } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { type Currency, minorUnitDigits } from "#contract/money/currencies.ts";
import type { PublicConfig } from "#contract/pages/config.ts";
import type { Language } from "#contract/pages/languages.ts";
import { useConfig } from "#web/kit/api/config-query.ts";
import { useIsDark } from "#web/kit/browser/theme.ts";
import { useAskedCaptcha } from "#web/kit/captcha/use-asked-captcha.tsx";
import { useLanguage } from "#web/kit/loading/language.ts";
import { loadScript } from "#web/kit/loading/load-script.ts";
import { t } from "#words/translate.ts";
import { CardForm } from "./card-form.tsx";
import type { Checkout } from "./checkout.ts";
import { QuoteSummary } from "./quote-summary.tsx";
import { usePay } from "./use-pay.ts";
import { useShownWallets, WalletButtons } from "./wallet-buttons.tsx";

/** Origin that `loadStripe` loads the script from by itself. */
const stripeOrigin = "https://js.stripe.com";

interface PayByCardProps {
  checkout: Checkout;
  onCancel: () => void;
  /** Brings a checkout with a new price; the form keeps its text. */
  onPriceExpired: () => Promise<void>;
  /** Called once the credits are there. */
  onPaid: () => void | Promise<void>;
}

export function PayByCard({ checkout, onCancel, onPriceExpired, onPaid }: PayByCardProps) {
  const language = useLanguage();
  const stripe = useStripeScript();
  const config = useConfig().data?.stripe;
  const wallets = config?.wallets;
  const stripeHost = new URL(config?.scriptUrl ?? stripeOrigin).host;
  const captcha = useAskedCaptcha("create_payment");
  const pay = usePay({ checkout, captcha, onPriceExpired, onPaid });
  const [isFormLoaded, setFormLoaded] = useState(false);
  const shown = useShownWallets(wallets && wallets.length > 0, isFormLoaded);
  const { amount, currency } = checkout.quote;
  const appearance = useFormAppearance();
  const options = useMemo(
    () => ({
      mode: "payment" as const,
      amount: minorUnits(amount, currency),
      currency: currency.toLowerCase(),
      // The server asks for the same. The provider refuses a form and a payment with different methods.
      allowedPaymentMethodTypes: ["card"],
      appearance,
      locale: formLocales[language],
    }),
    [amount, currency, appearance, language],
  );

  return (
    <div className="relative space-y-6">
      <section
        ref={beginHere}
        tabIndex={-1}
        aria-label={t("Summary")}
        aria-live="polite"
        className="rounded-control bg-sunken px-4 py-3"
      >
        <QuoteSummary quote={checkout.quote} />
      </section>
      {wallets && wallets.length > 0 && !stripe.error && (
        <Elements stripe={stripe.data ?? null} options={options}>
          <WalletButtons wallets={wallets} shown={shown} pay={pay} isCaptchaMissing={captcha.isMissing} />
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

/** https://docs.stripe.com/js/appendix/supported_locales has no Hindi. The form reads its direction from the page. */
const formLocales = {
  en: "en",
  de: "de",
  es: "es",
  fr: "fr",
  pt: "pt-BR",
  ar: "ar",
  hi: "en",
} as const satisfies Record<Language, StripeElementLocale>;

/**
 * An open form keeps its object, and with it what is typed, when the language changes: `options.locale` words the form
 * again. The sentences of a refused payment stay in the language that the object was made in.
 */
function useStripeScript() {
  const config = useConfig();
  const [language] = useState(useLanguage());
  return useQuery({
    queryKey: ["stripe", language],
    queryFn: async () => {
      if (!config.data) throw config.error ?? new Error("the configuration is missing");
      return openStripe(config.data.stripe, formLocales[language]);
    },
    enabled: !config.isPending,
    retry: false,
    staleTime: "static",
    // Structural sharing could copy the script's live object.
    structuralSharing: false,
  });
}

function minorUnits(amount: number, currency: Currency): number {
  return Math.round(amount * 10 ** minorUnitDigits[currency]);
}

/** Loads the script from the configured address, or else by `loadStripe`, which uses an object that is there. */
async function openStripe(
  { publishableKey, scriptUrl }: PublicConfig["stripe"],
  locale: StripeElementLocale,
): Promise<Stripe> {
  if (scriptUrl) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey, { locale }).catch(() => {
    // The library's own sentence names no host.
    throw new Error(`${new URL(scriptUrl ?? stripeOrigin).host} did not answer`);
  });
  if (!stripe) throw new Error("the card form is not available in this browser");
  return stripe;
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
    probe.style.color = `var(--${name})`;
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
