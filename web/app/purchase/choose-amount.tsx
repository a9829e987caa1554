import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { minimumPurchaseUsd, presetAmountsUsd, timeouts_ms } from "#contract/constants.ts";
import { messages } from "#contract/messages/messages.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { paymentRoutes, type Quote } from "#contract/money/payments.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { useConfig } from "#web/kit/api/config-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";
import { CurrencyPicker, RatesFailed } from "./currency-picker.tsx";
import { CustomAmountForm } from "./custom-amount-form.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { PresetAmounts } from "./preset-amounts.tsx";
import { PurchaseCap } from "./purchase-cap.tsx";
import { type Choice, quoteQuery } from "./quote-query.ts";
import { QuoteSummary } from "./quote-summary.tsx";
import { localAmount, maximumCustomAmount, ratesQuery } from "./rates-query.ts";

interface ChooseAmountProps {
  currency: Currency;
  choice: Choice | null;
  /** Purchases are switched off: nothing can be chosen. */
  isOff: boolean;
  onCurrency: (currency: Currency) => void;
  onChoice: (choice: Choice) => void;
  /** Called with a fixed price once payments are possible. */
  onProceed: (quote: Quote) => void;
}

export function ChooseAmount({
  currency,
  choice,
  isOff,
  onCurrency,
  onChoice,
  onProceed,
}: ChooseAmountProps) {
  const config = useConfig();
  const queries = useQueryClient();
  const rates = useQuery(ratesQuery).data?.rates;
  const quote = useQuery(quoteQuery(choice, currency));
  const proceed = useMutation({
    mutationFn: async () => {
      await callApi(paymentRoutes.test, {}, { timeout_ms: timeouts_ms.paymentTest });
      return queries.fetchQuery(quoteQuery(choice, currency));
    },
    onSuccess: onProceed,
    onError: (error) => toast.error(serverMessage(error) ?? t(messages.payment.initialiseFailed)),
  });

  return (
    <fieldset disabled={proceed.isPending || isOff} className="min-w-0 space-y-7">
      <CurrencyPicker currency={currency} onChange={onCurrency} />
      <PresetAmounts
        amountsUsd={config.data?.presetsUsd ?? presetAmountsUsd}
        currency={currency}
        rates={rates}
        chosen={choice?.kind === "preset" ? choice.amount : null}
        onChoose={(amount) => onChoice({ kind: "preset", amount })}
      />
      <CustomAmountForm
        key={currency}
        currency={currency}
        minimum={localAmount(minimumPurchaseUsd, currency, rates)}
        maximum={maximumCustomAmount(currency, rates)}
        applied={choice?.kind === "custom" ? choice.amount : null}
        onApply={(amount) => onChoice({ kind: "custom", amount })}
      />
      <QuoteSummary quote={quote.data} />
      <Button
        size="large"
        className="w-full"
        disabled={!quote.data}
        busy={proceed.isPending}
        onClick={() => proceed.mutate()}
      >
        {t("Proceed to Payment")}
      </Button>
      <RatesFailed currency={currency} />
      {(proceed.isPaused || quote.isPaused) && <OfflineNote />}
      {quote.isError && (
        <Alert tone="danger">{serverMessage(quote.error) ?? t(messages.payment.initialiseFailed)}</Alert>
      )}
      <PurchaseCap amountUsd={quote.data?.amountUsd} />
    </fieldset>
  );
}
