import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import {
  unwantedCallMessages as messages,
  type UnwantedCalls,
  unwantedCallRoutes,
} from "#contract/calls/unwanted-calls.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { unwantedCallsQuery, useUnwantedChange } from "#web/kit/api/unwanted-calls-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { RadioField } from "#web/kit/fields/radio-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { leftToRight } from "#words/formats.ts";
import { t } from "#words/translate.ts";
import { BlockForm } from "./block-form.tsx";

/** The list of blocked callers, and the choice of what they and those who withhold their number hear. */
export function UnwantedCallsCard() {
  const { data, isError, error } = useQuery(unwantedCallsQuery);
  const place = useRef<HTMLDivElement>(null);
  return (
    <Card title={t("Unwanted calls")}>
      <div ref={place} tabIndex={-1} className="space-y-5 outline-none">
        {isError && !data && <Alert tone="danger">{serverMessage(error) ?? t(messages.loadFailed)}</Alert>}
        {data && <Choices unwanted={data} />}
        {data?.blockedCallers.length === 0 && (
          <p className="text-ink-soft text-sm">
            {t("No caller is blocked. You can block one here, or on the page of a call.")}
          </p>
        )}
        {data && data.blockedCallers.length > 0 && (
          <ul aria-label={t("Blocked callers")} className="divide-y divide-line">
            {data.blockedCallers.map((number) => (
              <BlockedCaller
                key={number}
                number={number}
                onGone={() => place.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
        {data && <BlockForm />}
      </div>
    </Card>
  );
}

function Choices({ unwanted }: { unwanted: UnwantedCalls }) {
  const queries = useQueryClient();
  const change = useUnwantedChange(
    (choice: Partial<UnwantedCalls>) => {
      // An earlier choice may have been answered since this one was pressed.
      const { blockedCalls, withheldCalls } = queries.getQueryData(unwantedCallsQuery.queryKey) ?? unwanted;
      return callApi(unwantedCallRoutes.choose, { body: { blockedCalls, withheldCalls, ...choice } });
    },
    {
      onSuccess: () => toast.success(t("Your choice has been saved.")),
      onError: (error) => toast.error(serverMessage(error) ?? t(messages.changeFailed)),
    },
  );
  const refused = [
    { value: "away", label: t("Busy tone") },
    { value: "voicemail", label: t("Voicemail, or that you do not answer") },
  ] as const;
  const withheld = [{ value: "ring", label: t("As any other call") }, ...refused] as const;
  return (
    <>
      <RadioField
        label={t("Blocked callers hear")}
        value={unwanted.blockedCalls}
        onChange={(choice) => change.mutate({ blockedCalls: choice })}
        options={refused}
      />
      <RadioField
        label={t("Callers who withhold their number hear")}
        value={unwanted.withheldCalls}
        onChange={(choice) => change.mutate({ withheldCalls: choice })}
        options={withheld}
      />
    </>
  );
}

function BlockedCaller({ number, onGone }: { number: E164; onGone: () => void }) {
  const shown = leftToRight(formatNumber(number));
  const unblock = useUnwantedChange(
    () => callApi(unwantedCallRoutes.block, { body: { number, isBlocked: false } }),
    {
      onSuccess: () => {
        toast.success(t("{number} is no longer blocked.", { number: shown }));
        onGone();
      },
      onError: (error) => toast.error(serverMessage(error) ?? t(messages.changeFailed)),
    },
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <bdi className="figures font-semibold">{formatNumber(number)}</bdi>
      <Button
        variant="quiet"
        size="small"
        busy={unblock.isPending}
        onClick={() => unblock.mutate(undefined)}
        aria-label={t("Unblock {number}", { number: shown })}
      >
        {t("Unblock")}
      </Button>
    </li>
  );
}
