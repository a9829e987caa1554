import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { alertDuration_ms } from "#contract/constants.ts";
import { rechargeFailureMessages, rechargeMessages } from "#contract/messages/recharge-messages.ts";
import { rechargeRoutes } from "#contract/money/recharge.ts";
import { useOpenStripe } from "#web/app/purchase/stripe-script.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { refreshBalance } from "#web/kit/api/user-queries.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { rechargeQuery, rechargeToast } from "#web/kit/money/recharge.ts";
import { savedCardsQuery } from "#web/kit/money/saved-cards.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { PassingAlert } from "#web/kit/notices/passing-alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";
import { shortCard } from "#words/receipt-words.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { finishRecharge, type OpenRecharge } from "./finish-recharge.ts";

/** Finishes a purchase of the rule that the bank wants its user to confirm. */
export function RechargeFinishPage() {
  const [query] = useSearchParams();
  const paymentId = query.get("payment") ?? "";
  const open = useQuery({
    queryKey: ["recharge-finish", paymentId],
    queryFn: ({ signal }) => callApi(rechargeRoutes.finish, { body: { paymentId } }, { signal }),
    staleTime: "static",
    gcTime: 0,
    retry: false,
  });
  return (
    <div className="mx-auto w-full max-w-md">
      <PageTitle>{t("Finish the payment")}</PageTitle>
      <Card>
        {open.isPending && <Loading />}
        {open.isError && (
          <div className="space-y-5">
            <Alert tone="danger">{serverMessage(open.error) ?? t(rechargeFailureMessages.failed)}</Alert>
            <ButtonLink to="/settings" variant="secondary" size="large" className="w-full">
              {t("Go to Settings")}
            </ButtonLink>
          </div>
        )}
        {open.data && <Finish paymentId={paymentId} recharge={open.data} />}
      </Card>
    </div>
  );
}

function Finish({ paymentId, recharge }: { paymentId: string; recharge: OpenRecharge }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const openStripe = useOpenStripe();
  const card = useCardOf(paymentId);
  const { amount, currency, credits } = recharge;
  const pay = useMutation({
    mutationFn: async () => {
      await finishRecharge(callApi, {
        stripe: await openStripe(),
        paymentId,
        returnUrl: `${window.location.origin}/dashboard`,
      });
    },
    onSuccess: async () => {
      // The server's event says the same, in the same toast.
      toast.success(say(rechargeMessages.recharged(creditsInWords(credits))), { id: rechargeToast });
      await navigate("/dashboard");
    },
    onSettled: () => void refreshBalance(queries),
  });
  return (
    <div className="space-y-5">
      <p>{t("Your bank wants you to confirm this payment.")}</p>
      {card && (
        <p className="figures text-ink-soft text-sm">{t("Card: {card}", { card: shortCard(card) })}</p>
      )}
      <div className="space-y-1 text-ink-soft text-sm">
        <p>
          {t(
            "With your confirmation you also agree to the following, so that your bank need not ask next time:",
          )}
        </p>
        <p>{t(rechargeMessages.consent)}</p>
      </div>
      <Button size="large" className="figures w-full py-2" busy={pay.isPending} onClick={() => pay.mutate()}>
        {t("Pay {price} for {credits}", {
          price: formatMoney(amount, currency),
          credits: creditsInWords(credits),
        })}
      </Button>
      {pay.isError && (
        <PassingAlert key={pay.submittedAt} tone="danger" duration_ms={alertDuration_ms}>
          {pay.error.message}
        </PassingAlert>
      )}
    </div>
  );
}

/** The card of the rule that waits for this payment; undefined once the rule no longer does, or has another card. */
function useCardOf(paymentId: string) {
  const rule = useQuery(rechargeQuery).data?.rule;
  const cards = useQuery(savedCardsQuery).data;
  return rule?.pause?.paymentId === paymentId ? cards?.find(({ id }) => id === rule.cardId) : undefined;
}
