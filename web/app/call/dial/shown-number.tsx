import { useQuery } from "@tanstack/react-query";
import type { CallerIds } from "#contract/calls/caller-ids.ts";
import { usualCallerId } from "#contract/calls/calls.ts";
import { callerIdMessages } from "#contract/messages/caller-id-messages.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { useCallerIdOf } from "#web/app/contacts/book/contacts-query.ts";
import { callerIdsQuery } from "#web/kit/api/caller-ids-query.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { Arriving } from "#web/kit/notices/arrivals.tsx";
import { formatNumber } from "#web/number/phone-number.ts";
import { leftToRight } from "#words/formats.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

export interface ShownNumberProps {
  /** The number to call. */
  number: E164 | null;
  /** The destination is shown the operator's number in any case. */
  refusesCallerIds: boolean;
  /** The id of a number, or `usualCallerId`; undefined for the default. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The number that the called people see, said before the call, with a choice for those who have numbers of their own. */
export function ShownNumber(props: ShownNumberProps) {
  const own = useQuery(callerIdsQuery);
  if (isAwaited(own)) return <Arriving />;
  return own.data ? <ShownOf own={own.data} {...props} /> : null;
}

function ShownOf({
  own: { callerIds, rented, usual },
  number,
  refusesCallerIds,
  chosen,
  onChoose,
}: ShownNumberProps & { own: CallerIds }) {
  const ofContact = useCallerIdOf(number, { callerIds, rented });
  const verified = [...callerIds.filter(({ state }) => state === "verified"), ...rented];
  if (usual === null) return null;
  const ours = leftToRight(formatNumber(usual));
  if (refusesCallerIds && verified.length > 0) {
    return (
      <Sentence>
        {t("This destination does not show numbers of callers, so they will see our number, {number}", {
          number: ours,
        })}
      </Sentence>
    );
  }
  if (verified.length === 0) return <Sentence>{say(callerIdMessages.theySeeOurs(ours))}</Sentence>;
  const standard = verified.find(({ isDefault }) => isDefault)?.id ?? usualCallerId;
  const id = chosen ?? ofContact ?? standard;
  const shown = verified.find((callerId) => callerId.id === id);
  const spelled = (number: E164) => leftToRight(formatNumber(number));
  return (
    <div className="space-y-2">
      <Sentence>
        {say(shown ? callerIdMessages.theySee(spelled(shown.number)) : callerIdMessages.theySeeOurs(ours))}
      </Sentence>
      <SelectField
        label={t("Number they see")}
        hint={t("Some countries hide or change numbers from abroad.")}
        value={shown?.id ?? usualCallerId}
        onChange={(event) => onChoose(event.target.value)}
        options={[
          ...verified.map((callerId) => ({ value: callerId.id, label: spelled(callerId.number) })),
          { value: usualCallerId, label: t("Our number, {number}", { number: ours }) },
        ]}
      />
    </div>
  );
}

function Sentence({ children }: { children: string }) {
  return <p className="text-ink-soft text-sm">{children}</p>;
}
