import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { CallHistoryItem } from "#contract/calls/call-history.ts";
import { messages } from "#contract/messages/messages.ts";
import { AddContactLink } from "#web/app/contacts/book/add-contact-link.tsx";
import { useContactName, useContacts } from "#web/app/contacts/book/contacts-query.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { Disclosure } from "#web/kit/controls/disclosure.tsx";
import { type Column, Table } from "#web/kit/controls/table.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { callQualityWord } from "#web/kit/wording/quality-word.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatDialled } from "#web/number/phone-number.ts";
import { byLocale } from "#words/by-locale.ts";
import { leftToRight } from "#words/left-to-right.ts";
import { formatCredits } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { askedOf, type CallFilters, readFilters } from "./call-filters.ts";
import { callsQuery } from "./call-queries.ts";
import { outcomeOf, talkTime } from "./call-words.ts";
import { CallsTitle } from "./calls-title.tsx";
import { FilterForm } from "./filter-form.tsx";
import { groupByDay } from "./group-by-day.ts";

const callColumns = (): readonly Column<CallHistoryItem>[] => [
  {
    header: t("Time"),
    cell: (call) => <time dateTime={call.startedAt}>{formatTime(call.startedAt)}</time>,
  },
  {
    header: t("Number"),
    cell: (call) => <CallLink call={call} />,
  },
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
    cell: ({ charged }) => <span className="font-semibold">{formatCredits(charged ? -charged : 0)}</span>,
  },
];

function CallLink({ call }: { call: CallHistoryItem }) {
  const name = useContactName(call.number);
  const shown = name ?? formatDialled(call);
  return (
    <span className="flex min-w-0 flex-wrap items-baseline justify-end gap-x-3 md:justify-start">
      <TextLink
        to={`/calls/${call.id}`}
        aria-label={t("Call to {callee}, {time}", {
          callee: name ?? leftToRight(shown),
          time: formatDateTime(call.startedAt),
        })}
        className="min-w-0 break-words py-1"
      >
        <bdi>{shown}</bdi>
      </TextLink>
      {name === undefined && call.number && <AddContactLink number={call.number} />}
    </span>
  );
}

const words = messages.callHistory;

const timeFormat = byLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));

function formatTime(iso: string): string {
  return timeFormat().format(new Date(iso));
}

const loadCharts = () => import("./charts/call-charts.tsx");
const CallCharts = lazyPart(async () => (await loadCharts()).CallCharts, NotLoaded);

export function CallsPage() {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const isLoggedIn = useIsLoggedIn();
  const contacts = useContacts();
  const asked = askedOf(filters, contacts.data ?? []);
  const calls = useInfiniteQuery({ ...callsQuery(asked), enabled: isLoggedIn });
  // A name that came later than its row would change the row's height.
  const rows = isAwaited(contacts) ? undefined : calls.data?.pages.flatMap((page) => page.rows);
  // The list is there first; its numbers get their spaces when these are here.
  useNumberingPlans(rows?.some(({ number }) => number !== null) === true);
  const isArriving = rows === undefined && !calls.isError;
  const isFiltered = Object.values(filters).some((value) => value !== "");
  const [hasArrived, setArrived] = useState(isFiltered);
  if (!hasArrived && (rows !== undefined || calls.isError)) setArrived(true);
  // Who has never called has nothing to search and nothing to compare.
  const hasNone = rows?.length === 0 && !isFiltered;
  function filter(next: CallFilters): void {
    const chosen = Object.entries(next).filter(([, value]) => value !== "");
    setAddress(Object.fromEntries(chosen), { replace: true });
  }
  return (
    <>
      <CallsTitle />
      <Card>
        {hasArrived && !hasNone && <FilterForm filters={filters} onChange={filter} />}
        {isArriving && <Loading />}
        {hasNone && (
          <EmptyState title={t(words.none)}>
            <TextLink to="/dashboard">{t("Make your first call")}</TextLink>
          </EmptyState>
        )}
        {rows?.length === 0 && isFiltered && <EmptyState title={t("No call matches")} />}
        {rows !== undefined && rows.length > 0 && (
          <>
            <Days rows={rows} />
            <p role="status" className="mt-5 text-center text-ink-soft text-sm">
              {say(words.shown(rows.length))}
            </p>
          </>
        )}
        {calls.isError && <Alert tone="danger">{serverMessage(calls.error) ?? t(words.failed)}</Alert>}
        {(calls.hasNextPage || calls.isError) && (
          <div className="mt-3 text-center print:hidden">
            <Button
              variant="secondary"
              busy={calls.isFetching}
              onClick={() => void (rows ? calls.fetchNextPage() : calls.refetch())}
            >
              {calls.isError ? t("Try again") : t("Load more")}
            </Button>
          </div>
        )}
      </Card>
      {!hasNone && (
        <div className={classNames("mt-6 print:hidden", isArriving && "invisible")}>
          <ChartsOnDemand />
        </div>
      )}
      <p
        className={classNames("mt-6 flex flex-wrap gap-x-6 gap-y-2 print:hidden", isArriving && "invisible")}
      >
        <TextLink to="/contacts" className="text-sm">
          {t("Your contacts")}
        </TextLink>
        <TextLink to="/transactions" className="text-sm">
          {t("Back to your transactions")}
        </TextLink>
      </p>
    </>
  );
}

function Days({ rows }: { rows: readonly CallHistoryItem[] }) {
  const columns = callColumns();
  return groupByDay(rows, new Date()).map(({ title, calls }) => (
    <section key={title} aria-label={title} className="mb-6 last:mb-0">
      <h2 className="mb-3 font-bold">{title}</h2>
      <Table
        caption={t("Calls, {day}", { day: title })}
        columns={columns}
        rows={calls}
        rowKey={({ id }) => id}
      />
    </section>
  ));
}

/** The charts load when they are opened. */
function ChartsOnDemand() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={t("Spend and line quality")} onToggle={setOpen}>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <CallCharts />
        </Suspense>
      )}
    </Disclosure>
  );
}
