import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { switchMessages } from "#contract/messages/frame-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { PurchaseTitle } from "#web/app/page-titles.tsx";
import { callApi } from "#web/kit/api/browser-api.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { useSwitchedOff } from "#web/kit/api/live-state.ts";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { WhoRunsThis } from "#web/kit/api/who-runs-this.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { chosenCurrency, rememberCurrency } from "#web/kit/kept/chosen-currency.ts";
import { BalanceInMoney } from "#web/kit/money/balance-in-money.tsx";
import { DebtAlert, useDebt } from "#web/kit/money/wallet-debt.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatCredits } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { type Checkout, createCheckout } from "./checkout.ts";
import { ChooseAmount } from "./choose-amount.tsx";
import { PayByCard } from "./pay-by-card.tsx";
import { typedBefore, useFirstChoice } from "./purchase-habits.ts";
import { type Choice, quoteQuery, renewedCheckout } from "./quote-query.ts";
import { usePayWith } from "./saved-cards/use-pay-with.ts";

export function PurchasePage() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [currency, setCurrency] = useState(chosenCurrency);
  // Null while an amount is typed; undefined until something is chosen.
  const [chosen, setChosen] = useState<Choice | null | undefined>(() => typedBefore(currency));
  const firstChoice = useFirstChoice(currency);
  const choice = chosen === undefined ? firstChoice : chosen;
  const isOff = useSwitchedOff("purchases");
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const quote = useQuery(quoteQuery(choice, currency));
  const priced = useMemo(() => quote.data && createCheckout(callApi, quote.data), [quote.data]);
  const payWith = usePayWith({
    checkout: priced,
    onPriceExpired: async () => void (await renewedCheckout(queries, choice, currency)),
    onPaid: () => navigate("/dashboard"),
  });

  function changeCurrency(next: Currency): void {
    setCurrency(next);
    rememberCurrency(next);
    // A custom amount has another value in another currency.
    if (chosen?.kind !== "preset") setChosen(undefined);
  }

  const off = isOff && <Alert tone="warn">{t(switchMessages.purchases)}</Alert>;
  return (
    <div className="mx-auto max-w-2xl">
      <PurchaseTitle />
      <Card>
        <CurrentCredits />
        {checkout ? (
          <>
            <PayByCard
              checkout={checkout}
              onCancel={() => setCheckout(null)}
              onPriceExpired={async () => setCheckout(await renewedCheckout(queries, choice, currency))}
              onPaid={() => navigate("/dashboard")}
            />
            {off && <div className="mt-7">{off}</div>}
          </>
        ) : (
          <>
            {/* Above the controls, for none of them can be pressed. */}
            {off && <div className="mb-7">{off}</div>}
            <Debt isPlacePending={!payWith.isKnown}>
              <ChooseAmount
                currency={currency}
                choice={choice}
                isOff={isOff}
                payWith={payWith}
                quote={quote}
                onCurrency={changeCurrency}
                onChoice={setChosen}
                onProceed={(quote) => setCheckout(createCheckout(callApi, quote))}
              />
            </Debt>
          </>
        )}
      </Card>
      <WhoRunsThis className="mt-5 px-4 text-ink-soft text-xs sm:px-7" />
    </div>
  );
}

interface DebtProps {
  /** True until the choice has its place on the page: the saved cards are part of it. */
  isPlacePending: boolean;
  children: ReactNode;
}

/** The reason for a balance below zero, above the choice. What it would move is invisible until there is one or none. */
function Debt({ isPlacePending, children }: DebtProps) {
  const debt = useDebt();
  return (
    <>
      {debt && (
        <div className="mb-7">
          <DebtAlert debt={debt} />
        </div>
      )}
      <div className={debt === undefined || isPlacePending ? "invisible" : ""}>{children}</div>
    </>
  );
}

function CurrentCredits() {
  const { data: credits, failureCount } = useCredits();
  const missing = hasFailed({ data: credits, failureCount }) ? t(messages.credits.failed) : "–";
  return (
    <p className="figures mb-7 flex items-baseline justify-between border-line border-b pb-5">
      <span className="text-ink-soft text-sm">{t("Current credits")}</span>
      <span className="text-end font-bold text-lg">
        {credits === undefined ? missing : formatCredits(credits)}
        <BalanceInMoney className="font-normal text-ink-soft text-sm" />
      </span>
    </p>
  );
}
