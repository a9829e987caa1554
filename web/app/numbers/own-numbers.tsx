import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { rentedNumberRoutes, type ShownRentedNumber } from "#contract/calls/rented-numbers.ts";
import { numberMessages } from "#contract/messages/number-messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { leftToRight } from "#words/formats.ts";
import { formatReceiptDate } from "#words/moment-words.ts";
import { creditsInWords } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { ForwardNumber } from "./forward-number.tsx";
import { inboundInWords, kindInWords } from "./number-words.ts";

interface OwnNumbersProps {
  numbers: readonly ShownRentedNumber[];
  /** True while credits do not renew an unpaid number. */
  isPaused: boolean;
}

export function OwnNumbers({ numbers, isPaused }: OwnNumbersProps) {
  const [leaving, setLeaving] = useState<ShownRentedNumber>();
  return (
    <Card title={t("Your numbers")}>
      <ul className="divide-y divide-line">
        {numbers.map((number) => (
          <li
            key={number.id}
            className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-bold text-lg">
                <bdi>{formatNumber(number.number)}</bdi>
              </p>
              <p className="text-ink-soft text-sm">
                {kindInWords(number)}. {inboundInWords(number.inboundPerMinute)}
              </p>
              <p className="mt-1 text-sm">{stateInWords(number, isPaused)}</p>
              {number.state === "overdue" && !isPaused && (
                <TextLink to="/purchase-credits" className="text-sm">
                  {t("Purchase Credits")}
                </TextLink>
              )}
            </div>
            {isOwned(number) && (
              <Button variant="secondary" size="small" onClick={() => setLeaving(number)}>
                {t("Give {number} back", { number: leftToRight(formatNumber(number.number)) })}
              </Button>
            )}
            {isOwned(number) && <ForwardNumber number={number} />}
          </li>
        ))}
      </ul>
      <TextLink to="/settings" className="mt-4 inline-block text-sm">
        {t("Choose the number that people see")}
      </TextLink>
      {leaving && <ReleaseDialog number={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}

function isOwned({ state }: ShownRentedNumber): boolean {
  return state === "active" || state === "overdue";
}

function stateInWords(
  { state, monthly, paidUntil, keptUntil, forward, forwardChoices }: ShownRentedNumber,
  isPaused: boolean,
): string {
  const credits = creditsInWords(monthly);
  const day = (moment: string | null) => (moment === null ? "" : formatReceiptDate(new Date(moment)));
  const target = forwardChoices.find(({ callerId }) => callerId === forward?.callerId);
  switch (state) {
    case "buying":
      return t("It is being bought.");
    case "active":
      if (target && forward?.problem === null)
        return t("Its calls are forwarded to {number}. The next renewal is on {date} for {credits}.", {
          number: leftToRight(formatNumber(target.number)),
          date: day(paidUntil),
          credits,
        });
      return t("It rings here. The next renewal is on {date} for {credits}.", {
        date: day(paidUntil),
        credits,
      });
    case "overdue":
      if (isPaused)
        return t(
          "It cannot be renewed while your account is restricted, and nothing rings. It is kept until {date}. Please write to us.",
          { date: day(keptUntil) },
        );
      return t(
        "It is not paid, and nothing rings. It is kept until {date}, and rings again once {credits} are paid.",
        { date: day(keptUntil), credits },
      );
    case "releasing":
    case "released":
      return t("It is being given back.");
  }
}

function ReleaseDialog({ number, onClose }: { number: ShownRentedNumber; onClose: () => void }) {
  const queries = useQueryClient();
  const shown = leftToRight(formatNumber(number.number));
  const release = useMutation({
    mutationFn: () => callApi(rentedNumberRoutes.release, { params: { id: number.id } }),
    onSuccess: async () => {
      toast.success(t("The number is being given back."));
      onClose();
      await queries.invalidateQueries({ queryKey: queryKeys.numbers });
    },
    onError: (error) => toast.error(serverMessage(error) ?? t(numberMessages.releaseFailed)),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Give {number} back?", { number: shown })}
      description={t("It stops ringing at once, and another person may get it. Paid days are not returned.")}
    >
      <Button busy={release.isPending} onClick={() => release.mutate()}>
        {t("Give {number} back", { number: shown })}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {t("Cancel")}
      </Button>
    </Dialog>
  );
}
