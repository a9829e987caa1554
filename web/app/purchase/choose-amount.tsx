import { type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messages } from "#contract/messages/messages.ts";
import type { Currency, Rates } from "#contract/money/currencies.ts";
import type { Quote } from "#contract/money/payments.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { FootActions } from "#web/kit/controls/foot.tsx";
import { leastAmount, maximumCustomAmount } from "#web/kit/money/local-amount.ts";
import { ratesQuery } from "#web/kit/money/rate-note.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { CurrencyPicker, RatesFailed } from "./currency-picker.tsx";
import { CustomAmountForm } from "./custom-amount-form.tsx";
import { presetsIn } from "./presets.ts";
import { PurchaseCap, useLeftUsd } from "./purchase-cap.tsx";
import { type Choice, openPrice } from "./quote-query.ts";
import { OfflineNote, QuoteSummary } from "./quote-summary.tsx";
import { CardChoice } from "./saved-cards/card-choice.tsx";
import { PayButton, SavedCardNotices } from "./saved-cards/pay-button.tsx";
import type { PayWith } from "./saved-cards/use-pay-with.ts";

interface ChooseAmountProps {
  currency: Currency;
  choice: Choice | null;
  /** Purchases are switched off: nothing can be chosen. */
  isOff: boolean;
  onCurrency: (currency: Currency) => void;
  onChoice: (choice: Choice | null) => void;
  /** The ways to pay: a saved card pays here. */
  payWith: PayWith;
  quote: UseQueryResult<Quote>;
  /** Called with a fixed price once payments are possible. */
  onProceed: (quote: Quote) => void;
}

export function ChooseAmount({
  currency,
  choice,
  isOff,
  payWith,
  quote,
  onCurrency,
  onChoice,
  onProceed,
}: ChooseAmountProps) {
  const queries = useQueryClient();
  const rates = useQuery(ratesQuery).data?.rates;
  const leftUsd = useLeftUsd();
  const { pay, card } = payWith;
  const proceed = useMutation({
    mutationFn: (chosen: Choice) => openPrice(queries, chosen, currency),
    onSuccess: onProceed,
    onError: (error) => toast.error(serverMessage(error) ?? t(messages.payment.initialiseFailed)),
  });
  const isOverCap = quote.data !== undefined && leftUsd !== undefined && quote.data.amountUsd > leftUsd;
  const isReady = choice !== null && quote.data !== undefined && !isOverCap;

  return (
    <fieldset disabled={proceed.isPending || isOff} className="contents">
      <fieldset disabled={pay.isLocked} className="min-w-0 space-y-7">
        <CurrencyPicker currency={currency} onChange={onCurrency} />
        <PresetAmounts currency={currency} rates={rates} chosen={choice} onChoose={onChoice} />
        <CustomAmountForm
          key={currency}
          currency={currency}
          minimum={leastAmount(currency, rates)}
          maximum={maximumCustomAmount(currency, rates)}
          allowed={maximumCustomAmount(currency, rates, leftUsd)}
          applied={choice?.kind === "custom" ? choice.amount : null}
          onApply={(amount) => onChoice({ kind: "custom", amount })}
          onTyped={() => onChoice(null)}
        />
        <CardChoice payWith={payWith} />
      </fieldset>
      <FootActions className="-mx-4 mt-7 -mb-4 flex flex-col gap-3 rounded-b-card border-line border-t bg-surface px-4 py-3 sm:-mx-7 sm:-mb-7 sm:px-7 sm:py-5">
        <section aria-label={t("Summary")} aria-live="polite">
          <QuoteSummary quote={payWith.checkout?.quote} />
        </section>
        {card ? (
          <PayButton payWith={payWith} isReady={pay.isLocked || isReady} />
        ) : (
          <Button
            size="large"
            className="w-full"
            disabled={!isReady}
            busy={proceed.isPending}
            onClick={() => choice && proceed.mutate(choice)}
          >
            {t("Proceed to Payment")}
          </Button>
        )}
        {/* A later sentence stands farther from the button, and moves none of the earlier ones. */}
        <div className="flex flex-col gap-3 empty:hidden max-md:order-first max-md:flex-col-reverse">
          <RatesFailed currency={currency} />
          {(proceed.isPaused || quote.isPaused) && <OfflineNote />}
          {quote.isError && (
            <Alert tone="danger">{serverMessage(quote.error) ?? t(messages.payment.initialiseFailed)}</Alert>
          )}
          {quote.data && <PurchaseCap quote={quote.data} />}
          <SavedCardNotices payWith={payWith} />
        </div>
      </FootActions>
    </fieldset>
  );
}

interface PresetAmountsProps {
  currency: Currency;
  rates: Rates | undefined;
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
}

function PresetAmounts({ currency, rates, chosen, onChoose }: PresetAmountsProps) {
  const isChosen = ({ kind, amount }: Choice) => chosen?.kind === kind && chosen.amount === amount;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{t("Choose an amount")}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {presetsIn(currency, rates).map(({ choice, price, credits }) => (
          <button
            key={choice.amount}
            type="button"
            aria-pressed={isChosen(choice)}
            onClick={() => onChoose(choice)}
            className={classNames(
              "figures rounded-control border px-3 py-4 sm:px-4 text-start transition-colors",
              isChosen(choice)
                ? "border-accent bg-accent-soft ring-1 ring-accent"
                : "border-line-strong bg-surface hover:border-ink hover:bg-sunken",
            )}
          >
            <span className="block font-bold text-lg">{formatMoney(price, currency)}</span>
            <span className="block text-ink-soft text-sm">{creditsInWords(credits)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
