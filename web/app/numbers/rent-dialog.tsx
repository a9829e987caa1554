import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type OfferedNumbers,
  rentedNumberRoutes,
  type ShownAvailableNumber,
} from "#contract/calls/rented-numbers.ts";
import { numberMessages } from "#contract/messages/number-messages.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { leftToRight } from "#words/formats.ts";
import { formatReceiptDate } from "#words/moment-words.ts";
import { creditsInWords } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { inboundInWords } from "./number-words.ts";

interface RentDialogProps {
  number: ShownAvailableNumber["number"];
  offer: OfferedNumbers;
  renewsAt: string;
  onClose: () => void;
  /** Searches again, because the number is gone. */
  onGone: () => void;
}

/** Says the price now and each month, and rents the number in one press. Pressed again after a lost answer, it is bought once. */
export function RentDialog({ number, offer, renewsAt, onClose, onGone }: RentDialogProps) {
  const queries = useQueryClient();
  const [id] = useState(() => crypto.randomUUID());
  const { country, kind, monthly, inboundPerMinute } = offer;
  const rent = useMutation({
    mutationFn: () =>
      callApi(rentedNumberRoutes.buy, { body: { id, number, country, kind, monthly, inboundPerMinute } }),
    onSuccess: ({ state }) => {
      if (state === "buying") toast.info(t(numberMessages.unknown));
      else toast.success(t("The number is yours."));
      onClose();
      onGone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.numbers }),
  });
  const isPoor = rent.error instanceof ApiError && rent.error.code === "not_enough_credits";
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Rent {number}?", { number: leftToRight(formatNumber(number)) })}
      description={
        <>
          {t("{credits} now, then each month. The first renewal is on {date}.", {
            credits: creditsInWords(monthly),
            date: formatReceiptDate(new Date(renewsAt)),
          })}{" "}
          {inboundInWords(inboundPerMinute)}
        </>
      }
    >
      {rent.isError && (
        <Alert tone="danger">{serverMessage(rent.error) ?? t(numberMessages.buyFailed)}</Alert>
      )}
      {isPoor ? (
        <ButtonLink to="/purchase-credits">{t("Purchase Credits")}</ButtonLink>
      ) : (
        <Button busy={rent.isPending} onClick={() => rent.mutate()}>
          {t("Rent this number")}
        </Button>
      )}
      <Button variant="secondary" onClick={onClose}>
        {t("Cancel")}
      </Button>
    </Dialog>
  );
}
