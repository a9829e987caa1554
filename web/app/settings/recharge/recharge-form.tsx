import { type FormEvent, useRef, useState } from "react";
import { rechargeRefusalMessages } from "#contract/messages/money-messages.ts";
import { rechargeMessages } from "#contract/messages/recharge-messages.ts";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import {
  chargesMore,
  type RechargeState,
  type RechargeWish,
  rechargeConsentVersion,
  rechargeThresholds,
} from "#contract/money/recharge.ts";
import type { SavedCard } from "#contract/money/saved-cards.ts";
import { ProofField, proofOf } from "#web/app/settings/owner-proof.tsx";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { FormActions } from "#web/kit/fields/form-actions.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { expiryInWords } from "#web/kit/money/saved-cards.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { creditsInWords, formatMoney } from "#words/money.ts";
import { shortCard } from "#words/receipt-words.ts";
import { say } from "#words/say.ts";
import { currentLanguage, t, tn } from "#words/translate.ts";
import { closestTimes, limitFor, monthlyTimes } from "./monthly-limits.ts";

interface RechargeFormProps {
  state: RechargeState;
  /** Those that can pay; at least one. */
  cards: readonly SavedCard[];
  hasPassword: boolean;
  /** The server's sentence about the password that was sent. */
  refused: string | undefined;
  isSaving: boolean;
  onSave: (wish: RechargeWish) => void;
  /** Absent while there is no rule to go back to. */
  onCancel: (() => void) | undefined;
}

/** The choices of a rule. They stay as they are while a save is refused. */
export function RechargeForm({
  state: { rule, offers },
  cards,
  hasPassword,
  refused,
  isSaving,
  onSave,
  onCancel,
}: RechargeFormProps) {
  const { inWords } = useCreditMoney(offers[0]?.currency);
  const credits = useCredits().data;
  const [below, setBelow] = useState(rule?.below ?? 2 * creditsPerUsd());
  const [amountUsd, setAmountUsd] = useState(rule?.amountUsd ?? offers[1]?.amountUsd);
  const offer = offers.find((each) => each.amountUsd === amountUsd) ?? offers[0];
  const [times, setTimes] = useState(() => closestTimes(rule, offer));
  const [cardId, setCardId] = useState(rule?.cardId);
  /** The card that the box was ticked for: another one needs another tick. */
  const [consentedCard, setConsentedCard] = useState<string>();
  const [isConsentMissing, setConsentMissing] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [isProofMissing, setProofMissing] = useState(false);
  const proof = useRef<HTMLInputElement>(null);
  const card = cards.find(({ id }) => id === cardId) ?? cards[0];
  if (!offer || !card) return null;
  const { currency } = offer;
  const hasConsented = consentedCard === card.id;
  const monthlyLimit = limitFor(rule, offer, times);
  const terms = { below, amountUsd: offer.amountUsd, currency, monthlyLimit, cardId: card.id };
  const needsProof = chargesMore(rule, terms);
  const choose = (set: (value: number) => void) => (event: { currentTarget: HTMLSelectElement }) =>
    set(Number(event.currentTarget.value));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!offer || !card) return;
    setConsentMissing(!hasConsented);
    if (!hasConsented) {
      consent.current?.focus();
      return;
    }
    const isMissing = needsProof && hasPassword && password === "";
    setProofMissing(isMissing);
    if (isMissing) {
      proof.current?.focus();
      return;
    }
    onSave({
      ...terms,
      ...(needsProof && proofOf({ password })),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      consent: { version: rechargeConsentVersion, language: currentLanguage() },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <SelectField
          label={t("When my balance falls below")}
          value={below}
          onChange={choose(setBelow)}
          options={rechargeThresholds().map((each) => ({ value: String(each), label: inWords(each) }))}
        />
        <SelectField
          label={t("Buy")}
          hint={creditsInWords(offer.credits)}
          value={offer.amountUsd}
          onChange={choose(setAmountUsd)}
          options={offers.map((each) => ({
            value: String(each.amountUsd),
            label: formatMoney(each.price, currency),
          }))}
        />
        <SelectField
          label={t("Monthly limit")}
          value={times}
          onChange={choose(setTimes)}
          options={monthlyTimes.map((each) => ({
            value: String(each),
            label: tn(each, "{amount} ({n} purchase)", "{amount} ({n} purchases)", {
              amount: formatMoney(limitFor(rule, offer, each), currency),
            }),
          }))}
        />
        <SelectField
          label={t("Card")}
          hint={expiryInWords(card)}
          value={card.id}
          onChange={({ currentTarget }) => setCardId(currentTarget.value)}
          options={cards.map((each) => ({
            value: each.id,
            label: shortCard(each),
          }))}
        />
      </div>
      <div className="space-y-2 text-sm">
        <p aria-live="polite" className="figures font-semibold">
          {say(rechargeMessages.atMost(formatMoney(monthlyLimit, currency)))}
        </p>
        <p className="text-ink-soft">{t(rechargeMessages.duringCall)}</p>
      </div>
      {credits !== undefined && credits < below && (
        <Alert tone="info">
          {t("Your balance is below that already: the first purchase is made as soon as you turn it on.")}
        </Alert>
      )}
      <CheckboxField
        ref={consent}
        label={t(rechargeMessages.consent)}
        checked={hasConsented}
        onChange={({ currentTarget }) => {
          setConsentedCard(currentTarget.checked ? card.id : undefined);
          setConsentMissing(false);
        }}
        error={isConsentMissing ? t(rechargeRefusalMessages.consentMissing) : undefined}
      />
      {needsProof && (
        <div className="space-y-3">
          <p className="text-ink-soft text-sm">
            {t("To have your card charged, or more than before, confirm that it is you.")}
          </p>
          <ProofField
            hasPassword={hasPassword}
            ref={proof}
            value={password}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value);
              setProofMissing(false);
            }}
            error={isProofMissing ? settingsMessages.proofMissing : refused}
          />
        </div>
      )}
      {onCancel ? (
        <FormActions submit={t("Save changes")} variant="secondary" busy={isSaving} onCancel={onCancel} />
      ) : (
        <Button type="submit" variant="secondary" busy={isSaving}>
          {t("Turn on")}
        </Button>
      )}
    </form>
  );
}
