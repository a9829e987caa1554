import { moneyBackMessages } from "#contract/messages/money-messages.ts";
import type { MoneyBackOffer } from "#contract/money/money-back.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { useTakeMoneyBack } from "#web/kit/money/take-money-back.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

/** Says exactly what goes back and what leaves, and does it in one press. */
export function MoneyBackDialog({ offer, onClose }: { offer: MoneyBackOffer; onClose: () => void }) {
  const { usdInWords } = useCreditMoney(offer.currency);
  const take = useTakeMoneyBack(offer, onClose);
  const amount = formatMoney(offer.amount, offer.currency);
  const { credits, limited } = offer;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Get your money back?")}
      description={
        <>
          {t(
            "The credits of this purchase that you have not used leave your balance, and their price goes back to the card that paid. This cannot be undone.",
          )}
          {limited && (
            <span className="mt-2 block text-ink">
              {say(
                moneyBackMessages.partly(
                  { amount: limited.unused, currency: offer.currency },
                  limited,
                  usdInWords,
                ),
              )}{" "}
              <TextLink to="/contact">{t("Contact")}</TextLink>
            </span>
          )}
        </>
      }
    >
      <Facts>
        <Fact name={t("Back to your card")}>{amount}</Fact>
        <Fact name={t("Taken from your balance")}>{creditsInWords(credits)}</Fact>
      </Facts>
      <Button busy={take.isPending} onClick={() => take.mutate()}>
        {t("Get {amount} back", { amount })}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {t("Keep the credits")}
      </Button>
    </Dialog>
  );
}
