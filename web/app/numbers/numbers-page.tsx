import { useQuery } from "@tanstack/react-query";
import { numberMessages } from "#contract/messages/number-messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { numbersQuery } from "#web/kit/api/numbers-query.ts";
import { Card } from "#web/kit/controls/card.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { t } from "#words/translate.ts";
import { FindNumber } from "./find-number.tsx";
import { OwnNumbers } from "./own-numbers.tsx";
import { UnwantedCallsCard } from "./unwanted-calls.tsx";

export function NumbersPage() {
  const query = useQuery({ ...numbersQuery, enabled: useIsLoggedIn() });
  useNumberingPlans(true);
  const { data } = query;
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle lead={t("People call this number, and it rings here, on every page that you have open.")}>
        {t("A number of your own")}
      </PageTitle>
      {hasFailed(query) && (
        <Alert tone="danger">{serverMessage(query.error) ?? t(numberMessages.loadFailed)}</Alert>
      )}
      {query.isPending && <Loading />}
      {data && (
        <div className="space-y-6">
          {data.numbers.length > 0 && <OwnNumbers numbers={data.numbers} isPaused={data.isPaused} />}
          {data.numbers.length > 0 && <UnwantedCallsCard />}
          {data.offers.length === 0 ? (
            <EmptyState title={t("No numbers are offered right now.")} />
          ) : (
            <Card title={t("Find a number")}>
              {data.mayRent ? (
                <FindNumber offers={data.offers} />
              ) : (
                <Alert tone="info">{t(numberMessages.ownerOnly)}</Alert>
              )}
              <p className="mt-6 text-ink-soft text-sm">
                {t(
                  "Each month is paid from your credits. If they do not cover it, you get a mail 7 days and 1 day before. Then nothing rings for 10 days, and after that the number goes back. The same happens while your account is frozen or a payment is disputed.",
                )}
              </p>
            </Card>
          )}
        </div>
      )}
    </div>
  );
}
