import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { savedCardMessages } from "#contract/messages/money-messages.ts";
import { cardSavingMessages } from "#contract/messages/purchase-messages.ts";
import { type SavedCard, savedCardRoutes } from "#contract/money/saved-cards.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { expiryInWords, savedCardsQuery } from "#web/kit/money/saved-cards.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { shortCard, walletName } from "#words/receipt-words.ts";
import { t } from "#words/translate.ts";

export function CardsCard() {
  const cards = useQuery(savedCardsQuery);
  return (
    <Card title={t("Saved cards")}>
      {cards.isPending && <Loading />}
      {cards.isError && (
        <Alert tone="danger">{serverMessage(cards.error) ?? t(savedCardMessages.failed)}</Alert>
      )}
      {cards.data && (
        <p className="text-ink-soft text-sm">
          {t(cards.data.length > 0 ? cardSavingMessages.kept : cardSavingMessages.none)}
        </p>
      )}
      {cards.data && cards.data.length > 0 && (
        <ul aria-label={t("Saved cards")} className="mt-5 divide-y divide-line">
          {cards.data.map((card) => (
            <CardRow key={card.id} card={card} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CardRow({ card }: { card: SavedCard }) {
  const choose = useCardChange({
    change: () => callApi(savedCardRoutes.choose, { params: { id: card.id } }),
    sentence: () => cardSavingMessages.chosen,
    failed: savedCardMessages.notChosen,
  });
  const remove = useCardChange({
    change: (endsRecharge) =>
      callApi(savedCardRoutes.remove, {
        params: { id: card.id },
        query: endsRecharge ? { endsRecharge: "true" } : {},
      }),
    // The row says that it is still being removed.
    sentence: (cards) => (cards.some(({ id }) => id === card.id) ? null : cardSavingMessages.removed),
    failed: savedCardMessages.notRemoved,
  });
  const name = shortCard(card);
  const held = walletName(card);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="figures flex flex-wrap items-center gap-2 font-semibold">
          {held === undefined ? name : `${name} (${held})`}
          <State card={card} />
        </p>
        <p className="figures text-ink-soft text-sm">
          {card.isBeingRemoved ? t(cardSavingMessages.beingRemoved) : expiryInWords(card)}
        </p>
        {card.mustBeSavedAgain && !card.isBeingRemoved && (
          <p className="text-sm">{t(savedCardMessages.elsewhere)}</p>
        )}
      </div>
      {!card.isBeingRemoved && (
        <div className="flex gap-1">
          {!card.isDefault && !card.isExpired && !card.mustBeSavedAgain && (
            <Button
              variant="quiet"
              size="small"
              busy={choose.isPending}
              aria-label={t("Make {card} the default", { card: name })}
              onClick={() => choose.mutate(false)}
            >
              {t("Make default")}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            busy={remove.isPending}
            aria-label={t("Remove {name}", { name })}
            onClick={() => remove.mutate(false)}
          >
            {t("Remove")}
          </Button>
        </div>
      )}
      <Dialog
        open={endsRecharge(remove.error)}
        onClose={remove.reset}
        title={t("Remove {name}", { name })}
        description={serverMessage(remove.error)}
      >
        <Button variant="danger" onClick={() => remove.mutate(true)}>
          {t("Remove")}
        </Button>
        <Button variant="quiet" onClick={remove.reset}>
          {t("Cancel")}
        </Button>
      </Dialog>
    </li>
  );
}

function State({ card: { isBeingRemoved, isExpired, isDefault } }: { card: SavedCard }) {
  if (isBeingRemoved) return <Badge tone="plain">{t("Being removed")}</Badge>;
  return (
    <>
      {isDefault && <Badge tone="good">{t("Default")}</Badge>}
      {isExpired && <Badge tone="warn">{t("Expired")}</Badge>}
    </>
  );
}

/** The server asks whether the rule that charges the card may end with it. */
function endsRecharge(error: unknown): boolean {
  return error instanceof ApiError && error.code === "recharge_ends_with_card";
}

interface CardChange {
  /** Its argument is true once the user has agreed that the rule which charges the card ends with it. */
  change: (endsRecharge: boolean) => Promise<SavedCard[]>;
  /** The sentence about the cards that are left; null when the list says enough. */
  sentence: (
    cards: SavedCard[],
  ) => typeof cardSavingMessages.chosen | typeof cardSavingMessages.removed | null;
  failed: typeof savedCardMessages.notChosen | typeof savedCardMessages.notRemoved;
}

function useCardChange({ change, sentence, failed }: CardChange) {
  const queries = useQueryClient();
  const { queryKey } = savedCardsQuery;
  return useMutation({
    mutationFn: change,
    onSuccess: async (cards) => {
      const done = sentence(cards);
      if (done !== null) toast.success(t(done));
      // A list that is on its way is older.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, cards);
      // A rule ends with its card.
      void queries.invalidateQueries({ queryKey: queryKeys.recharge });
    },
    onError: (error) => {
      if (!endsRecharge(error)) toast.error(serverMessage(error) ?? t(failed));
      void queries.invalidateQueries({ queryKey });
    },
  });
}
