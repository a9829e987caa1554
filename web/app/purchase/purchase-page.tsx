import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messages } from "#contract/messages/messages.ts";
import { switchMessages } from "#contract/messages/switch-messages.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { useSwitchedOff } from "#web/kit/api/use-switched-off.ts";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { Card } from "#web/kit/controls/card.tsx";
import { chosenCurrency, rememberCurrency } from "#web/kit/kept/chosen-currency.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatCredits } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { type Checkout, createCheckout } from "./checkout.ts";
import { ChooseAmount } from "./choose-amount.tsx";
import { PayByCard } from "./pay-by-card.tsx";
import { paymentProblem } from "./payment-problem.ts";
import { PurchaseTitle } from "./purchase-title.tsx";
import { type Choice, quoteQuery } from "./quote-query.ts";

/** Buying credits: choose an amount, then pay by card. */
export function PurchasePage() {
  const queries = useQueryClient();
  const [currency, setCurrency] = useState(chosenCurrency);
  const [choice, setChoice] = useState<Choice | null>(null);
  const isOff = useSwitchedOff("purchases");
  const [checkout, setCheckout] = useState<Checkout | null>(null);

  function changeCurrency(next: Currency): void {
    setCurrency(next);
    rememberCurrency(next);
    // A custom amount has another value in another currency.
    if (choice?.kind === "custom") setChoice(null);
  }

  /** Replaces an expired quote with a new one for the same choice. */
  async function renewPrice(): Promise<void> {
    try {
      const quote = await queries.fetchQuery({ ...quoteQuery(choice, currency), staleTime: 0 });
      setCheckout(createCheckout(callApi, quote));
    } catch (error) {
      throw paymentProblem(serverMessage(error) ?? t(messages.payment.initialiseFailed));
    }
  }

  return (
    <div className="mx-auto max-w-2xl">
      <PurchaseTitle />
      <Card>
        <CurrentCredits />
        {checkout ? (
          <>
            <PayByCard checkout={checkout} onCancel={() => setCheckout(null)} onPriceExpired={renewPrice} />
            {isOff && <SwitchedOff className="mt-7" />}
          </>
        ) : (
          <>
            {/* Above the controls, for none of them can be pressed. */}
            {isOff && <SwitchedOff className="mb-7" />}
            <ChooseAmount
              currency={currency}
              choice={choice}
              isOff={isOff}
              onCurrency={changeCurrency}
              onChoice={setChoice}
              onProceed={(quote) => setCheckout(createCheckout(callApi, quote))}
            />
          </>
        )}
      </Card>
    </div>
  );
}

function SwitchedOff({ className }: { className: string }) {
  return (
    <Alert tone="warn" className={className}>
      {t(switchMessages.purchases)}
    </Alert>
  );
}

function CurrentCredits() {
  const credits = useCredits();
  return (
    <p className="figures mb-7 flex items-baseline justify-between border-line border-b pb-5">
      <span className="text-ink-soft text-sm">{t("Current credits")}</span>
      <span className="font-bold text-lg">{creditsText(credits.data, hasFailed(credits))}</span>
    </p>
  );
}

function creditsText(credits: number | undefined, failed: boolean): string {
  if (credits !== undefined) return formatCredits(credits);
  return failed ? t(messages.credits.failed) : "–";
}
