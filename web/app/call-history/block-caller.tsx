import { useQuery } from "@tanstack/react-query";
import { Ban } from "lucide-react";
import { unwantedCallMessages as messages, unwantedCallRoutes } from "#contract/calls/unwanted-calls.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { unwantedCallsQuery, useUnwantedChange } from "#web/kit/api/unwanted-calls-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { leftToRight } from "#words/formats.ts";
import { t } from "#words/translate.ts";

/** Blocks the caller of an incoming call, or no longer. */
export function BlockCaller({ number }: { number: E164 }) {
  const { data } = useQuery(unwantedCallsQuery);
  const isBlocked = data?.blockedCallers.includes(number) ?? false;
  const shown = leftToRight(formatNumber(number));
  const change = useUnwantedChange(
    () => callApi(unwantedCallRoutes.block, { body: { number, isBlocked: !isBlocked } }),
    {
      onSuccess: () =>
        toast.success(
          isBlocked ? t("{number} is no longer blocked.", { number: shown }) : t("The caller is blocked."),
        ),
      onError: (error) => toast.error(serverMessage(error) ?? t(messages.changeFailed)),
    },
  );
  return (
    <Button
      variant="secondary"
      busy={change.isPending}
      disabled={data === undefined}
      onClick={() => change.mutate(undefined)}
    >
      <Ban aria-hidden="true" className="size-4.5" />
      {isBlocked ? t("Unblock") : t("Block this caller")}
    </Button>
  );
}
