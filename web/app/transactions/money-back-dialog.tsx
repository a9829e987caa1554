import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messages } from "#contract/messages/messages.ts";
import { type MoneyBackOffer, moneyBackRoutes } from "#contract/money/money-back.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

interface MoneyBackDialogProps {
  offer: MoneyBackOffer;
  onClose: () => void;
}

/** Says exactly what goes back and what leaves, and does it in one press. */
export function MoneyBackDialog({ offer, onClose }: MoneyBackDialogProps) {
  const queries = useQueryClient();
  const take = useMutation({
    mutationFn: () =>
      callApi(moneyBackRoutes.take, {
        params: { id: offer.paymentId },
        body: { amount: offer.amount },
      }),
    onSuccess: ({ amount, currency, state }) => {
      const money = { amount: formatMoney(amount, currency) };
      toast.success(
        state === "done"
          ? t("{amount} went back to your card. Your bank usually shows it within five to ten days.", money)
          : t("{amount} is on its way to your card. The list shows when it has left.", money),
      );
      onClose();
    },
    onError: (error) => toast.error(serverMessage(error) ?? t(messages.moneyBack.failed)),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.transactions }),
        queries.invalidateQueries({ queryKey: queryKeys.credits }),
      ]),
  });
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
              {say(messages.moneyBack.partly({ amount: limited.unused, currency: offer.currency }, limited))}{" "}
              <TextLink to="/contact">{t("Contact")}</TextLink>
            </span>
          )}
        </>
      }
    >
      <Facts>
        <Fact name={t("Back to your card")}>{amount}</Fact>
        <Fact name={t("Leaves your balance")}>{creditsInWords(credits)}</Fact>
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
