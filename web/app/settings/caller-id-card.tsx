import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type CallerIds, type CallerIdView, callerIdRoutes } from "#contract/calls/caller-ids.ts";
import { callerIdMessages } from "#contract/messages/caller-id-messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { callerIdsQuery } from "#web/kit/api/caller-ids-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { formatDay } from "#web/kit/wording/format.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { leftToRight } from "#words/formats.ts";
import { t } from "#words/translate.ts";
import { useChangeForm } from "./use-change.ts";

/** The user's own numbers that the people they call see. Draws nothing where the carrier verifies none. */
export function CallerIdCard() {
  const own = useQuery(callerIdsQuery);
  const place = useRef<HTMLDivElement>(null);
  useNumberingPlans(own.data !== undefined && own.data.callerIds.length + own.data.rented.length > 0);
  if (own.data?.offered === false && own.data.rented.length === 0) return null;
  return (
    <Card title={t("Your caller ID")}>
      <div ref={place} tabIndex={-1} className="space-y-5 outline-none">
        <p className="text-ink-soft text-sm">
          {t(
            "The people you call see a number of your own once you have verified it. We call it, and you type a code there.",
          )}{" "}
          {t("Some countries hide or change numbers from abroad.")}
        </p>
        {own.isError && !own.data && (
          <Alert tone="danger">{serverMessage(own.error) ?? t(callerIdMessages.loadFailed)}</Alert>
        )}
        {own.data && own.data.callerIds.length > 0 && (
          <ul aria-label={t("Your caller ID")} className="divide-y divide-line">
            {own.data.callerIds.map((callerId) => (
              <CallerIdRow
                key={callerId.id}
                callerId={callerId}
                onRemoved={() => place.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
        {own.data && <DefaultChoice own={own.data} />}
        {own.data?.offered && <AddNumber />}
      </div>
    </Card>
  );
}

/** One change of the numbers, whose reply is all of them. */
function useCallerIdChange<Values>(change: (values: Values) => Promise<CallerIds>, done?: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (own) => {
      queries.setQueryData(callerIdsQuery.queryKey, own);
      if (done !== undefined) toast.success(done);
    },
    onError: (error) => toast.error(serverMessage(error) ?? t(callerIdMessages.failed)),
  });
}

function AddNumber() {
  const queries = useQueryClient();
  const { form, field, onSubmit, isPending } = useChangeForm({
    schema: callerIdRoutes.verify.body,
    defaultValues: { number: "" },
    change: (body) => callApi(callerIdRoutes.verify, { body }),
    onDone: (own) => {
      queries.setQueryData(callerIdsQuery.queryKey, own);
      form.reset();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <TextField
        label={t("Your number")}
        hint={t("With its country code, such as +44 7400 123456")}
        type="tel"
        autoComplete="tel"
        {...field("number")}
      />
      <Button type="submit" variant="secondary" busy={isPending}>
        {t("Verify number")}
      </Button>
    </form>
  );
}

function CallerIdRow({ callerId, onRemoved }: { callerId: CallerIdView; onRemoved: () => void }) {
  const { id, state } = callerId;
  const [isRemoving, setRemoving] = useState(false);
  const number = leftToRight(formatNumber(callerId.number));
  const again = useCallerIdChange(() =>
    callApi(callerIdRoutes.verify, { body: { number: callerId.number } }),
  );
  const remove = useCallerIdChange(
    () => callApi(callerIdRoutes.remove, { params: { id } }).finally(onRemoved),
    t(callerIdMessages.removed),
  );
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{number}</p>
          <div aria-live="polite" className="text-ink-soft text-sm">
            <StateInWords callerId={callerId} />
          </div>
        </div>
        {!isRemoving && (
          <div className="flex gap-1">
            {(state === "failed" || state === "lapsed" || isLapsing(callerId)) && (
              <Button
                variant="quiet"
                size="small"
                busy={again.isPending}
                aria-label={t("Verify {number} again", { number })}
                onClick={() => again.mutate(undefined)}
              >
                {t("Verify again")}
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              aria-label={t("Remove {name}", { name: number })}
              onClick={() => setRemoving(true)}
            >
              {t("Remove")}
            </Button>
          </div>
        )}
      </div>
      {isRemoving && (
        <div className="space-y-3">
          <p className="text-sm">
            {t(
              "Your calls then no longer show {number}, and calls to your numbers here no longer go on to it.",
              { number },
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              size="small"
              // It takes the place of the button that was pressed.
              autoFocus
              busy={remove.isPending}
              onClick={() => remove.mutate(undefined)}
            >
              {t("Remove number")}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setRemoving(false)}>
              {t("Cancel")}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

const renewedBefore_ms = 30 * 24 * 3_600_000;

/** True within the month in which its user is asked to verify a number again. */
function isLapsing({ lapsesAt }: CallerIdView): boolean {
  return lapsesAt !== null && Date.parse(lapsesAt) - Date.now() <= renewedBefore_ms;
}

function StateInWords({ callerId: { state, code, isClaim, lapsesAt } }: { callerId: CallerIdView }) {
  if (state === "ringing" && code !== null) {
    return (
      <>
        {isClaim
          ? t("Another account uses this number. It is yours once you answer the call and type this code:")
          : t("Your phone rings now. Answer it and type this code:")}
        <bdi className="mt-1 block font-semibold text-3xl text-ink tabular-nums tracking-widest">{code}</bdi>
      </>
    );
  }
  if (state === "ringing") return t("Your phone is being called...");
  if (state === "failed") return t("Not verified: the code was not typed.");
  if (lapsesAt === null) return t("No longer shown, because it was verified a year ago.");
  return t("Verified. It can be shown until {date}.", { date: formatDay(lapsesAt) });
}

function DefaultChoice({ own: { callerIds, rented, usual } }: { own: CallerIds }) {
  const choose = useCallerIdChange(
    (id: string | null) => callApi(callerIdRoutes.choose, { body: { id } }),
    t(callerIdMessages.chosen),
  );
  const verified = [...callerIds.filter(({ state }) => state === "verified"), ...rented];
  if (verified.length === 0 || usual === null) return null;
  const shown = verified.find(({ isDefault }) => isDefault)?.id ?? null;
  const ours = t("Our number, {number}", { number: leftToRight(formatNumber(usual)) });
  const choices = [
    ...verified.map(({ id, number }) => ({ id, label: leftToRight(formatNumber(number)) })),
    { id: null, label: ours },
  ];
  return (
    <fieldset className="space-y-1">
      <legend className="mb-2 font-semibold text-sm">{t("Shown in your calls")}</legend>
      {choices.map(({ id, label }) => (
        <CheckboxField
          key={id}
          type="radio"
          name="caller-id"
          label={label}
          checked={shown === id}
          onChange={() => choose.mutate(id)}
        />
      ))}
    </fieldset>
  );
}
