import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { messages } from "#contract/messages/messages.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatDialled } from "#web/number/phone-number.ts";
import { leftToRight } from "#words/left-to-right.ts";
import { t } from "#words/translate.ts";
import { callQuery } from "./call-queries.ts";
import { CallSheet } from "./call-sheet.tsx";

export function CallPage() {
  const { id = "" } = useParams();
  const { data: call, error } = useQuery({ ...callQuery(id), enabled: useIsLoggedIn() });
  const name = useContactName(call?.number);
  useNumberingPlans(call?.number != null);
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle>
        {call
          ? t("Call to {callee}", {
              callee: name ?? leftToRight(formatDialled(call).replaceAll(" ", "\u00a0")),
            })
          : t("Call#noun")}
      </PageTitle>
      {call && <CallSheet call={call} contact={name} />}
      {!call && !error && <Loading />}
      {!call && error && (
        <Alert tone="danger">{serverMessage(error) ?? t(messages.callHistory.failed)}</Alert>
      )}
      <p className="mt-6 print:hidden">
        <TextLink to="/calls" className="text-sm">
          {t("All your calls")}
        </TextLink>
      </p>
    </div>
  );
}
