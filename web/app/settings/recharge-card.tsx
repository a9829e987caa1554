import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { rechargeFailureMessages, rechargeMessages } from "#contract/messages/recharge-messages.ts";
import {
  type RechargeRule,
  type RechargeState,
  type RechargeWish,
  rechargeRoutes,
} from "#contract/money/recharge.ts";
import type { SavedCard } from "#contract/money/saved-cards.ts";
import type { UserSettings } from "#contract/users/user-settings.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { refusedField } from "#web/kit/forms/refused-field.ts";
import { rechargeQuery } from "#web/kit/money/recharge.ts";
import { savedCardsQuery } from "#web/kit/money/saved-cards.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { shortCard } from "#words/receipt-words.ts";
import { t } from "#words/translate.ts";
import { RechargeForm } from "./recharge/recharge-form.tsx";
import { RuleInWords } from "./recharge/rule-in-words.tsx";

export function RechargeCard({ settings: { hasPassword } }: { settings: UserSettings }) {
  const queries = useQueryClient();
  const recharge = useQuery(rechargeQuery);
  const cards = useQuery(savedCardsQuery);
  const [isChanging, setChanging] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { queryKey } = rechargeQuery;

  function show(state: RechargeState): void {
    queries.setQueryData(queryKey, state);
    setChanging(false);
    toast.success(t(state.rule ? rechargeMessages.turnedOn : rechargeMessages.turnedOff));
    // The button that was pressed goes with what it changed.
    place.current?.focus({ preventScroll: true });
    void queries.invalidateQueries({ queryKey });
  }
  const turnOn = useMutation({
    mutationFn: (body: RechargeWish) => callApi(rechargeRoutes.turnOn, { body }),
    onSuccess: show,
    onError: (error) => {
      // Shown at the field.
      if (refusedField(error)?.field === "password") return;
      toast.error(serverMessage(error) ?? t(rechargeFailureMessages.notSaved));
      // The card or the rule may be another one by now.
      void queries.invalidateQueries({ queryKey: queryKeys.savedCards });
    },
  });
  const turnOff = useMutation({
    mutationFn: (shown: RechargeRule) => callApi(rechargeRoutes.turnOff, { body: { rule: shown } }),
    onSuccess: show,
    onError: (error) => {
      toast.error(serverMessage(error) ?? t(rechargeFailureMessages.notOff));
      void queries.invalidateQueries({ queryKey });
    },
  });

  const rule = recharge.data?.rule ?? null;
  const isForm = recharge.data !== undefined && (rule === null || isChanging);
  return (
    <Card title={t("Automatic recharge")} action={rule && <RuleState rule={rule} />}>
      <div ref={place} tabIndex={-1} className="outline-none">
        {recharge.isPending && <Loading />}
        {recharge.isError && !recharge.data && (
          <Alert tone="danger">{serverMessage(recharge.error) ?? t(rechargeFailureMessages.failed)}</Alert>
        )}
        {recharge.data && rule === null && (
          <p className="mb-5 text-ink-soft text-sm">
            {t("Credits are bought with a saved card when your balance falls, so that no call is cut off.")}
          </p>
        )}
        {isForm &&
          (payable(cards.data).length > 0 ? (
            <RechargeForm
              state={recharge.data}
              cards={payable(cards.data)}
              hasPassword={hasPassword}
              refused={refusedField(turnOn.error)?.sentence}
              isSaving={turnOn.isPending}
              onSave={(wish) => turnOn.mutate(wish)}
              onCancel={rule ? () => setChanging(false) : undefined}
            />
          ) : (
            <NoCard expired={cards.data?.find(({ isExpired }) => isExpired)} />
          ))}
        {rule && !isChanging && (
          <RuleInWords
            rule={rule}
            offers={recharge.data?.offers ?? []}
            card={cards.data?.find(({ id }) => id === rule.cardId)}
            isTurningOff={turnOff.isPending}
            onChange={() => setChanging(true)}
            onTurnOff={() => turnOff.mutate(rule)}
          />
        )}
      </div>
    </Card>
  );
}

function payable(cards: readonly SavedCard[] = []): SavedCard[] {
  return cards.filter((card) => !card.isExpired && !card.isBeingRemoved && !card.mustBeSavedAgain);
}

function RuleState({ rule: { pause } }: { rule: RechargeRule }) {
  return pause ? <Badge tone="warn">{t("Paused")}</Badge> : <Badge tone="good">{t("On")}</Badge>;
}

/** `expired` is the card chosen last of those that have expired. */
function NoCard({ expired }: { expired: SavedCard | undefined }) {
  return (
    <p className="text-sm">
      {expired
        ? t(
            "Your saved card {card} has expired. To save another one, tick “Save this card for next time” when you pay.",
            { card: shortCard(expired) },
          )
        : t("It needs a saved card. To save one, tick “Save this card for next time” when you pay.")}{" "}
      <TextLink to="/purchase-credits">{t("Purchase Credits")}</TextLink>
    </p>
  );
}
