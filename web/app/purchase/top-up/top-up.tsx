import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { messages } from "#contract/messages/messages.ts";
import { type Checkout, createCheckout } from "#web/app/purchase/checkout.ts";
import { NewCardForm, PriceSummary } from "#web/app/purchase/pay-by-card.tsx";
import { presetsIn } from "#web/app/purchase/presets.ts";
import { openPrice, renewedCheckout } from "#web/app/purchase/quote-query.ts";
import { CardChoice } from "#web/app/purchase/saved-cards/card-choice.tsx";
import { PayButton, SavedCardNotices } from "#web/app/purchase/saved-cards/pay-button.tsx";
import { usePayWith } from "#web/app/purchase/saved-cards/use-pay-with.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { chosenCurrency } from "#web/kit/kept/chosen-currency.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { t } from "#words/translate.ts";

interface TopUpProps {
  /** The call that the credits are for: its time, and how to mute and end it. */
  callControls: ReactNode;
  onClose: () => void;
}

/**
 * Buys the least amount on top of the page of a call. The page stays in reach: the call goes on, and the bank's own window
 * must take the focus. A press outside closes nothing, because a card may be half typed.
 */
export function TopUp({ callControls, onClose }: TopUpProps) {
  const opener = useRef(document.activeElement);
  return (
    <Radix.Root open modal={false} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const { current } = opener;
            // The button goes with the warning, once the call is extended.
            const goesOn = current instanceof HTMLElement && current.isConnected;
            (goesOn ? current : document.querySelector("main"))?.focus({ preventScroll: true });
          }}
          className="fade-in fixed inset-x-0 bottom-0 z-50 max-h-dvh overflow-y-auto rounded-t-card border border-line bg-surface px-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-float sm:inset-s-auto sm:inset-e-6 sm:bottom-6 sm:max-h-[calc(100dvh-3rem)] sm:w-110 sm:rounded-card sm:px-6 sm:pb-6"
        >
          <div className="sticky top-0 z-10 -mx-4 mb-4 space-y-3 border-line border-b bg-surface px-4 py-3 sm:-mx-6 sm:px-6 sm:py-4">
            <div className="flex items-center justify-between gap-3">
              <Radix.Title className="font-bold text-lg">{t("Add credits")}</Radix.Title>
              <Radix.Close
                aria-label={t("Close")}
                className="flex size-9 items-center justify-center rounded-control text-ink-soft hover:bg-sunken"
              >
                <X aria-hidden="true" className="size-5" />
              </Radix.Close>
            </div>
            {callControls}
          </div>
          <Purchase onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Purchase({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [currency] = useState(chosenCurrency);
  const [leastChoice] = useState(() => presetsIn(currency, undefined)[0].choice);
  const [renewed, setRenewed] = useState<Checkout | null>(null);
  const price = useQuery({
    queryKey: ["top-up", currency],
    queryFn: () => openPrice(queries, leastChoice, currency),
    staleTime: "static",
    gcTime: 0,
    retry: false,
  });
  const first = useMemo(() => price.data && createCheckout(callApi, price.data), [price.data]);
  const payWith = usePayWith({
    checkout: renewed ?? first,
    onPriceExpired: async () => setRenewed(await renewedCheckout(queries, leastChoice, currency)),
    onPaid: onClose,
  });
  if (price.isError) {
    return (
      <Alert
        tone="danger"
        action={
          <Button variant="secondary" size="small" onClick={() => void price.refetch()}>
            {t("Try again")}
          </Button>
        }
      >
        {serverMessage(price.error) ?? t(messages.payment.initialiseFailed)}
      </Alert>
    );
  }
  const { checkout, card, pay, captcha } = payWith;
  if (!checkout || !payWith.isKnown) return <Loading />;
  return (
    <div className="space-y-6">
      <PriceSummary quote={checkout.quote} />
      <CardChoice payWith={payWith} />
      {card ? (
        <div className="space-y-3">
          <PayButton payWith={payWith} isReady />
          <SavedCardNotices payWith={payWith} />
        </div>
      ) : (
        <NewCardForm checkout={checkout} pay={pay} captcha={captcha} onCancel={onClose} />
      )}
    </div>
  );
}
