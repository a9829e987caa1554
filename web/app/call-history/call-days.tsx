import { PhoneCall, PhoneIncoming, PhoneMissed, PhoneOutgoing } from "lucide-react";
import type { CallHistoryItem } from "#contract/calls/call-history.ts";
import { messages } from "#contract/messages/messages.ts";
import { wasFree } from "#contract/money/pricing.ts";
import { AddContactLink } from "#web/app/contacts/book/add-contact-link.tsx";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { Amount } from "#web/kit/controls/amount.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { type Entry, EntryTable } from "#web/kit/controls/entry-table.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { type CreditMoney, useCreditMoney } from "#web/kit/money/credit-money.ts";
import { RateNote } from "#web/kit/money/rate-note.tsx";
import { formatDateTime, formatDuration } from "#web/kit/wording/format.ts";
import { callQualityWord } from "#web/kit/wording/quality-word.ts";
import { useCallNumber } from "#web/number/call-number.ts";
import { formatDialled, formatNumber } from "#web/number/phone-number.ts";
import { dateFormat, formatTime, leftToRight } from "#words/formats.ts";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { t } from "#words/translate.ts";

export function CallDays({ rows }: { rows: readonly CallHistoryItem[] }) {
  const money = useCreditMoney();
  const columns = callColumns(money);
  return (
    <>
      {[...groupByDay(rows, new Date())].map(([title, calls]) => (
        <section key={title} aria-label={title} className="mb-6 last:mb-0">
          <h2 className="mb-3 font-bold">{title}</h2>
          <EntryTable
            caption={t("Calls, {day}", { day: title })}
            columns={columns}
            rows={calls}
            rowKey={({ id }) => id}
            entry={(call) => callEntry(call, money)}
          />
        </section>
      ))}
      <RateNote className="text-ink-soft" />
    </>
  );
}

/** Calls, newest first, by the day of their reader: Today, Yesterday, and then by date. */
export function groupByDay(calls: readonly CallHistoryItem[], now: Date): Map<string, CallHistoryItem[]> {
  return Map.groupBy(calls, ({ startedAt }) => dayInWords(new Date(startedAt), now));
}

function dayInWords(day: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day.toDateString() === now.toDateString()) return t("Today");
  if (day.toDateString() === yesterday.toDateString()) return t("Yesterday");
  return dateFormat({ dateStyle: "full" }).format(day);
}

export function outcomeOf({ status, direction, refusal }: CallHistoryItem): string {
  if (refusal?.code === "caller_blocked") return t("Blocked call");
  return t(messages.callHistory[direction === "incoming" ? "incoming" : "outcomes"][status]);
}

function talkTime({ seconds }: CallHistoryItem): string {
  return seconds === null ? "–" : formatDuration(seconds);
}

function callColumns({ inMoney }: CreditMoney): readonly Column<CallHistoryItem>[] {
  return [
    { header: t("Time"), cell: (call) => <Time call={call} /> },
    { header: t("Number"), cell: (call) => <CallLink call={call} /> },
    { header: t("Outcome"), cell: outcomeOf },
    { header: t("Talk time"), align: "end", cell: talkTime },
    {
      header: t("Line#connection"),
      align: "end",
      cell: ({ quality }) => (quality ? callQualityWord(quality) : "–"),
    },
    {
      header: t("Credits"),
      align: "end",
      cell: (call) => <Amount className="font-semibold">{charge(call, formatCredits)}</Amount>,
    },
    { header: t("Amount"), align: "end", cell: (call) => <Amount>{charge(call, inMoney)}</Amount> },
  ];
}

/** Nothing is charged yet while a call is open. */
function charge(call: CallHistoryItem, inWords: (credits: number) => string): string {
  const { charged } = call;
  if (wasFree(call)) return t("Free");
  return charged === null ? "–" : inWords(charged > 0 ? -charged : 0);
}

/** A call of a phone's list. One without a talk time has its outcome in that place. */
function callEntry(call: CallHistoryItem, { inMoney }: CreditMoney): Entry {
  const Reached = call.direction === "incoming" ? PhoneIncoming : PhoneOutgoing;
  const Icon = call.seconds === null && call.charged !== null ? PhoneMissed : Reached;
  return {
    icon: <Icon aria-hidden="true" className="size-5" />,
    name: <Callee call={call} />,
    detail: (
      <>
        <Time call={call} /> · {call.seconds === null ? outcomeOf(call) : talkTime(call)}
      </>
    ),
    amount: <Amount>{charge(call, inMoney)}</Amount>,
    note: call.charged === null || wasFree(call) ? null : <Amount>{charge(call, creditsInWords)}</Amount>,
    aside: <CallAgain call={call} className="mt-3" />,
  };
}

/** Calls the number of a row again. */
function CallAgain({ call: { number }, className }: { call: CallHistoryItem; className: string }) {
  const callNumber = useCallNumber();
  if (number === null) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={t("Call {number} again", { number: leftToRight(formatNumber(number)) })}
      onClick={() => callNumber(number)}
      className={classNames("size-11 shrink-0 print:hidden", className)}
    >
      <PhoneCall aria-hidden="true" className="size-4.5" />
    </Button>
  );
}

function Time({ call: { startedAt } }: { call: CallHistoryItem }) {
  return <time dateTime={startedAt}>{formatTime(new Date(startedAt))}</time>;
}

function Callee({ call }: { call: CallHistoryItem }) {
  return <bdi>{useContactName(call.number) ?? formatDialled(call)}</bdi>;
}

function CallLink({ call }: { call: CallHistoryItem }) {
  const name = useContactName(call.number);
  const shown = name ?? formatDialled(call);
  return (
    <span className="flex min-w-0 flex-wrap items-baseline justify-end gap-x-3 md:justify-start">
      <TextLink
        to={`/calls/${call.id}`}
        aria-label={t(
          call.direction === "incoming" ? "Call from {callee}, {time}" : "Call to {callee}, {time}",
          {
            callee: name ?? leftToRight(shown),
            time: formatDateTime(call.startedAt),
          },
        )}
        className="min-w-0 break-words py-1"
      >
        {call.direction === "incoming" && (
          <PhoneIncoming aria-hidden="true" className="me-1.5 inline size-4 max-md:hidden" />
        )}
        <bdi>{shown}</bdi>
      </TextLink>
      {name === undefined && call.number && <AddContactLink number={call.number} />}
      <CallAgain call={call} className="self-center max-md:hidden" />
    </span>
  );
}
