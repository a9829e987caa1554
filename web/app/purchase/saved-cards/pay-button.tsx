import { bringIntoView, hasNotice, PayNotices } from "#web/app/purchase/pay-notices.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { formatMoney } from "#words/money.ts";
import { shortCard } from "#words/receipt-words.ts";
import { t } from "#words/translate.ts";
import type { PayWith } from "./use-pay-with.ts";

interface PayButtonProps {
  payWith: PayWith;
  /** False while the price may not be paid. */
  isReady: boolean;
}

/** Pays with the saved card at one press: "Pay $10.00 with Visa ...4242". */
export function PayButton({ payWith: { card, checkout, captcha, pay, paySaved }, isReady }: PayButtonProps) {
  if (!card) return null;
  const name = shortCard(card);
  const quote = checkout?.quote;
  return (
    <Button
      size="large"
      className="figures w-full py-2"
      disabled={!isReady || captcha.isMissing}
      busy={pay.isPending}
      onClick={paySaved}
    >
      {quote
        ? t("Pay {price} with {card}", { price: formatMoney(quote.amount, quote.currency), card: name })
        : t("Pay with {card}", { card: name })}
    </Button>
  );
}

/** The outcome of the last attempt with a saved card, and the CAPTCHA for the next one. */
export function SavedCardNotices({ payWith: { card, captcha, pay } }: { payWith: PayWith }) {
  if (!card) return null;
  return (
    <div ref={hasNotice(pay) ? bringIntoView : null} className="flex scroll-mb-4 flex-col gap-3 empty:hidden">
      {captcha.field}
      <PayNotices pay={pay} />
    </div>
  );
}
