import { useState } from "react";
import { messages } from "../../../contract/messages.ts";
import { formatCredits } from "../../../contract/money.ts";
import type { Quote } from "../../../contract/payments.ts";
import { useCredits } from "../../lib/account-queries.ts";
import { Card } from "../../ui/card.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { ChooseAmount } from "./choose-amount.tsx";
import { defaultCurrency } from "./default-currency.ts";
import { PayByCard } from "./pay-by-card.tsx";
import type { Choice } from "./quote-query.ts";

/** Buying credits: choose an amount, then pay by card. */
export function PurchasePage() {
  const [currency, setCurrency] = useState(() => defaultCurrency(navigator.languages));
  const [choice, setChoice] = useState<Choice | null>(null);
  const [quote, setQuote] = useState<Quote | null>(null);

  function changeCurrency(next: typeof currency): void {
    setCurrency(next);
    // A custom amount means something else in another currency.
    if (choice?.kind === "custom") setChoice(null);
  }

  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle lead="Credits never expire. No hidden fees, no monthly subscription.">
        Purchase Credits
      </PageTitle>
      <Card>
        <CurrentCredits />
        {quote ? (
          <PayByCard quote={quote} onCancel={() => setQuote(null)} />
        ) : (
          <ChooseAmount
            currency={currency}
            choice={choice}
            onCurrency={changeCurrency}
            onChoice={setChoice}
            onProceed={setQuote}
          />
        )}
      </Card>
    </div>
  );
}

function CurrentCredits() {
  const credits = useCredits();
  return (
    <p className="figures mb-7 flex items-baseline justify-between border-line border-b pb-5">
      <span className="text-ink-soft text-sm">Current credits</span>
      <span className="font-bold text-lg">{creditsText(credits.data, credits.isError)}</span>
    </p>
  );
}

function creditsText(credits: number | undefined, failed: boolean): string {
  if (credits !== undefined) return formatCredits(credits);
  return failed ? messages.credits.failed : "–";
}
