import { Elements } from "@stripe/react-stripe-js";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Currency, minorUnitDigits } from "#contract/currencies.ts";
import { useConfig } from "#web/lib/config-query.ts";
import { CardForm } from "./card-form.tsx";
import type { Checkout } from "./checkout.ts";
import { formAppearance } from "./form-appearance.ts";
import { QuoteSummary } from "./quote-summary.tsx";
import { openStripe } from "./stripe-loader.ts";

interface PayByCardProps {
  checkout: Checkout;
  onCancel: () => void;
  /** Brings a checkout with a new price; what was typed into the form stays there. */
  onPriceExpired: () => Promise<void>;
}

/** What is paid and received, and the card form for it. */
export function PayByCard({ checkout, onCancel, onPriceExpired }: PayByCardProps) {
  const stripe = useStripeScript();
  const { amount, currency } = checkout.quote;
  const options = useMemo(
    () => ({
      mode: "payment" as const,
      amount: minorUnits(amount, currency),
      currency: currency.toLowerCase(),
      appearance: formAppearance(),
    }),
    [amount, currency],
  );

  return (
    <div className="space-y-6">
      <QuoteSummary quote={checkout.quote} />
      <Elements stripe={stripe.data ?? null} options={options}>
        <CardForm
          checkout={checkout}
          scriptProblem={stripe.error}
          onCancel={onCancel}
          onPriceExpired={onPriceExpired}
        />
      </Elements>
    </div>
  );
}

function useStripeScript() {
  const config = useConfig();
  return useQuery({
    queryKey: ["stripe"],
    queryFn: async () => {
      if (!config.data) throw config.error ?? new Error("the configuration is missing");
      return openStripe(config.data.stripe);
    },
    enabled: !config.isPending,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // The script's object is alive: it must be handed on as it is.
    structuralSharing: false,
  });
}

function minorUnits(amount: number, currency: Currency): number {
  return Math.round(amount * 10 ** minorUnitDigits[currency]);
}
