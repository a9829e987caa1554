import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { moneyBackMessages } from "#contract/messages/money-messages.ts";
import { TextLink } from "#web/kit/controls/links.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { loadAhead } from "#web/kit/loading/presses.ts";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { moneyBackQuery } from "#web/kit/money/take-money-back.ts";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { formatMoney } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

const loadDialog = async () => (await import("./money-back-dialog.tsx")).MoneyBackDialog;
const MoneyBackDialog = lazyPart(loadDialog, NotLoaded);

/** On a purchase: the way to take its unused part back, or the money that is on its way. */
export function MoneyBack({ paymentId, description }: { paymentId: string; description: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const offers = useQuery(moneyBackQuery);
  const offer = offers.data?.find((one) => one.paymentId === paymentId);
  const { usdInWords } = useCreditMoney(offer?.currency);
  if (!offer || offer.state === "too_late" || offer.state === "disputed") return null;
  const amount = formatMoney(offer.amount, offer.currency);
  if (offer.state === "on_its_way") {
    return <span className="block text-ink-soft">{t("{amount} on its way to your card", { amount })}</span>;
  }
  if (offer.state === "held_by_call") {
    return <span className="block text-ink-soft print:hidden">{t(moneyBackMessages.heldByCall)}</span>;
  }
  if (offer.state === "used_up") {
    return (
      <span className="block text-ink-soft print:hidden">
        {offer.limited && say(moneyBackMessages.usedUp(offer.limited, usdInWords))}{" "}
        <TextLink to="/contact">{t("Contact")}</TextLink>
      </span>
    );
  }
  return (
    <>
      <span aria-hidden="true" className="print:hidden">
        {"\u00a0· "}
      </span>
      <button
        type="button"
        aria-label={t("Get money back for {description}", { description })}
        className="inline-block rounded-sm font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2 print:hidden"
        {...loadAhead(loadDialog)}
        onClick={() => setIsOpen(true)}
      >
        {t("Get money back")}
      </button>
      {offer.wasRefused && <span className="block text-ink-soft">{t(moneyBackMessages.refused)}</span>}
      {isOpen && (
        <Suspense fallback={<span role="status">{`\u00a0${t("Loading...")}`}</span>}>
          <MoneyBackDialog offer={offer} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
