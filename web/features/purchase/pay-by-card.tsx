import { Elements } from "@stripe/react-stripe-js";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Currency, minorUnitDigits } from "../../../contract/currencies.ts";
import { messages } from "../../../contract/messages.ts";
import type { Quote } from "../../../contract/payments.ts";
import { useConfig } from "../../lib/config-query.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { CardForm } from "./card-form.tsx";
import { formAppearance } from "./form-appearance.ts";
import { QuoteSummary } from "./quote-summary.tsx";
import { openStripe } from "./stripe-loader.ts";

interface PayByCardProps {
  quote: Quote;
  onCancel: () => void;
}

/** The card form for one fixed price. */
export function PayByCard({ quote, onCancel }: PayByCardProps) {
  const stripe = useStripeScript();
  const options = useMemo(
    () => ({
      mode: "payment" as const,
      amount: minorUnits(quote.amount, quote.currency),
      currency: quote.currency.toLowerCase(),
      appearance: formAppearance(),
    }),
    [quote.amount, quote.currency],
  );

  return (
    <div className="space-y-6">
      <QuoteSummary quote={quote} />
      {stripe.data ? (
        <Elements stripe={stripe.data} options={options}>
          <CardForm quote={quote} onCancel={onCancel} />
        </Elements>
      ) : stripe.isError ? (
        <>
          <Alert tone="danger">{messages.payment.formFailedPrefix + stripe.error.message}</Alert>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </>
      ) : (
        <Loading label="Loading the card form..." />
      )}
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
