import { messages } from "#contract/messages/messages.ts";
import { moneyBackMessages } from "#contract/messages/money-messages.ts";
import type { MoneyBackOffer } from "#contract/money/money-back.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { type CreditMoney, useCreditMoney } from "#web/kit/money/credit-money.ts";
import { useTakeMoneyBack } from "#web/kit/money/take-money-back.ts";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

interface MoneyBackFirstProps {
  credits: number;
  offers: readonly MoneyBackOffer[];
}

/** Purchases whose unused part can go back to the card before the account goes, and why other credits cannot. */
export function MoneyBackFirst({ credits, offers }: MoneyBackFirstProps) {
  const ofPurchases = offers.reduce((sum, { unusedCredits }) => sum + unusedCredits, 0);
  // A call holds credits of the purchases it may still use.
  const isHeld = offers.some(({ state }) => state === "held_by_call");
  const others = isHeld ? 0 : Number((credits - ofPurchases).toFixed(3));
  return (
    <section aria-labelledby="money-back-first" className="space-y-4">
      <h3 id="money-back-first" className="font-semibold">
        {offers.some(({ state }) => state === "available")
          ? t("Get your money back first")
          : t("Your credits cannot go back now")}
      </h3>
      <ul className="space-y-4">
        {offers.map((offer) => (
          <li key={offer.paymentId} className="space-y-4 rounded-control border border-line p-4">
            <p className="font-medium text-sm">
              {t("Purchase of {moment}", { moment: formatDateTime(offer.boughtAt) })}
            </p>
            {offer.state === "available" ? <Offer offer={offer} /> : <NoOffer offer={offer} />}
          </li>
        ))}
      </ul>
      {others > 0 && <p className="text-ink-soft text-sm">{say(messages.deleteUser.notFromCard(others))}</p>}
    </section>
  );
}

function Offer({ offer }: { offer: MoneyBackOffer }) {
  const take = useTakeMoneyBack(offer);
  const { usdInWords } = useCreditMoney(offer.currency);
  const amount = formatMoney(offer.amount, offer.currency);
  return (
    <>
      <Facts>
        <Fact name={t("Back to your card")}>{amount}</Fact>
        <Fact name={t("Taken from your balance")}>{creditsInWords(offer.credits)}</Fact>
      </Facts>
      {offer.limited && (
        <p className="text-ink-soft text-sm">
          {say(
            moneyBackMessages.partly(
              { amount: offer.limited.unused, currency: offer.currency },
              offer.limited,
              usdInWords,
            ),
          )}{" "}
          <TextLink to="/contact">{t("Contact")}</TextLink>
        </p>
      )}
      {offer.wasRefused && <p className="text-ink-soft text-sm">{t(moneyBackMessages.refused)}</p>}
      <Button size="small" variant="secondary" busy={take.isPending} onClick={() => take.mutate()}>
        {t("Get {amount} back", { amount })}
      </Button>
    </>
  );
}

function NoOffer({ offer }: { offer: MoneyBackOffer }) {
  const { usdInWords } = useCreditMoney(offer.currency);
  return (
    <p className="text-ink-soft text-sm">
      {offer.state === "on_its_way" ? null : `${creditsInWords(offer.unusedCredits)}. `}
      {reason(offer, usdInWords)}{" "}
      {offer.state !== "on_its_way" && <TextLink to="/contact">{t("Contact")}</TextLink>}
    </p>
  );
}

function reason(
  { state, amount, currency, limited }: MoneyBackOffer,
  usdInWords: CreditMoney["usdInWords"],
): string {
  switch (state) {
    case "on_its_way":
      return t("{amount} on its way to your card", { amount: formatMoney(amount, currency) });
    case "held_by_call":
      return t(moneyBackMessages.heldByCall);
    case "too_late":
      return t(moneyBackMessages.tooLate);
    case "disputed":
      return t(moneyBackMessages.disputed);
    case "used_up":
      return limited ? say(moneyBackMessages.usedUp(limited, usdInWords)) : t(moneyBackMessages.limitReached);
    case "available":
      return "";
  }
}
