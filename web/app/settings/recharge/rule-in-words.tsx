import { rechargeMessages } from "#contract/messages/recharge-messages.ts";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import type { RechargeRule, RechargeState } from "#contract/money/recharge.ts";
import type { SavedCard } from "#contract/money/saved-cards.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { finishAddress, pauseInWords } from "#web/kit/money/recharge.ts";
import { expiryInWords } from "#web/kit/money/saved-cards.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";
import { shortCard } from "#words/receipt-words.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

interface RuleInWordsProps {
  rule: RechargeRule;
  /** Today's prices in the rule's currency. */
  offers: RechargeState["offers"];
  card: SavedCard | undefined;
  isTurningOff: boolean;
  onChange: () => void;
  onTurnOff: () => void;
}

/** The rule that is on: its effect, what it has spent, and the reason for which it waits. */
export function RuleInWords({ rule, offers, card, isTurningOff, onChange, onTurnOff }: RuleInWordsProps) {
  const { currency, monthlyLimit, spent, pause } = rule;
  const { inWords } = useCreditMoney(currency);
  const money = (amount: number) => formatMoney(amount, currency);
  const credits = creditsInWords(rule.amountUsd * creditsPerUsd());
  const price = offers.find(({ amountUsd }) => amountUsd === rule.amountUsd)?.price;
  return (
    <div className="space-y-5">
      {pause && <Pause pause={pause} />}
      <div className="figures space-y-2 text-sm">
        {price !== undefined && (
          <p className="text-base">
            {say(rechargeMessages.rule(inWords(rule.below), credits, money(price)))}
          </p>
        )}
        <p className="font-semibold">{say(rechargeMessages.atMost(money(monthlyLimit)))}</p>
        <p className="text-ink-soft">{t(rechargeMessages.duringCall)}</p>
      </div>
      <Facts>
        <Fact name={t("Spent this month")}>
          {t("{spent} of {limit}", { spent: money(spent), limit: money(monthlyLimit) })}
        </Fact>
        <Fact name={t("Card")}>
          {card ? `${shortCard(card)} · ${expiryInWords(card)}` : t("This card is no longer saved.")}
        </Fact>
      </Facts>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onChange}>
          {t("Change")}
        </Button>
        <Button variant="quiet" busy={isTurningOff} onClick={onTurnOff}>
          {t("Turn off")}
        </Button>
      </div>
    </div>
  );
}

function Pause({ pause }: { pause: NonNullable<RechargeRule["pause"]> }) {
  const { because, until, paymentId } = pause;
  const isOver = because === "authentication" && paymentId === null;
  const needsCard = because === "declined" || because === "card_refused";
  return (
    <Alert tone="warn">
      {pauseInWords(pause)}
      {until !== null && ` ${t("Next try: {moment}.", { moment: formatDateTime(until) })}`}
      {isOver && ` ${t("To go on, press “Change” and save the rule, with the same card or another one.")}`}
      {until === null && needsCard && ` ${t("To go on, press “Change” and choose a card.")}`}
      {paymentId !== null && (
        <>
          {" "}
          <TextLink to={finishAddress(paymentId)}>{t("Finish the payment")}</TextLink>
        </>
      )}
    </Alert>
  );
}
