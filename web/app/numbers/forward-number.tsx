import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { rentedNumberRoutes, type ShownRentedNumber } from "#contract/calls/rented-numbers.ts";
import { numberMessages } from "#contract/messages/number-messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { RadioField } from "#web/kit/fields/radio-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { leftToRight } from "#words/formats.ts";
import { creditsInWords } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { inboundInWords } from "./number-words.ts";

/** Chooses between the pages and a verified number. The price is agreed to as it stands in the list. */
export function ForwardNumber({ number }: { number: ShownRentedNumber }) {
  const { id, forward, forwardChoices: choices } = number;
  const current = choices.find(({ callerId }) => callerId === forward?.callerId)?.callerId ?? "";
  const [draft, setDraft] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const chosen = draft ?? current;
  const queries = useQueryClient();
  const choice = choices.find(({ callerId }) => callerId === chosen);
  const change = useMutation({
    mutationFn: () =>
      callApi(rentedNumberRoutes.forward, {
        params: { id },
        body: { to: choice ? { callerId: choice.callerId, rate: choice.rate } : null },
      }),
    onSuccess: () => toast.success(t("Your choice has been saved.")),
    onError: (error) => toast.error(serverMessage(error) ?? t(numberMessages.forwardFailed)),
    onSettled: async () => {
      // The button that was pressed goes with the change.
      place.current?.focus({ preventScroll: true });
      await queries.invalidateQueries({ queryKey: queryKeys.numbers });
      setDraft(undefined);
    },
  });
  const isDearer = forward?.problem === "dearer";
  const isUnsettled = forward?.problem === "not_verified" || (isDearer && choice !== undefined);
  return (
    <div ref={place} tabIndex={-1} className="w-full space-y-3 outline-none">
      {forward?.problem === "not_verified" && (
        <Alert tone="info">
          {t("The number that calls were forwarded to is no longer verified, so they ring here.")}
        </Alert>
      )}
      {isDearer && (
        <Alert tone="info">
          {t(
            "Forwarding has become more expensive, so calls ring here. Save it again to agree to the new price.",
          )}
        </Alert>
      )}
      {choices.length === 0 && (
        <p className="text-ink-soft text-sm">
          {t("Calls can also go on to your own telephone, once you have verified its number.")}{" "}
          <TextLink to="/settings">{t("Your caller ID")}</TextLink>
        </p>
      )}
      {(choices.length > 0 || isUnsettled) && (
        <>
          <RadioField
            label={t("Calls to {number}", { number: leftToRight(formatNumber(number.number)) })}
            hint={
              choice &&
              `${inboundInWords(choice.perMinute)} ${t(
                "You pay from your credits once a forwarded call is answered, also by a mailbox. It ends when they are used up.",
              )}`
            }
            value={chosen}
            onChange={setDraft}
            options={[
              { value: "", label: t("Ring here") },
              ...choices.map((one) => ({
                value: one.callerId,
                label: t("Forward to {number}: {credits} a minute", {
                  number: leftToRight(formatNumber(one.number)),
                  credits: creditsInWords(one.perMinute),
                }),
              })),
            ]}
          />
          {(chosen !== current || isUnsettled) && (
            <Button size="small" busy={change.isPending} onClick={() => change.mutate()}>
              {t("Save this choice")}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
