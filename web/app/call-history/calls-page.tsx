import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { messages } from "#contract/messages/messages.ts";
import { useContacts } from "#web/app/contacts/book/contacts-query.ts";
import { CallsTitle } from "#web/app/page-titles.tsx";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { Disclosure } from "#web/kit/controls/disclosure.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Arrivals, useArrivals } from "#web/kit/notices/arrivals.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { countryOptions } from "#web/number/country/country-options.ts";
import { numberingPlans, useNumberingPlans } from "#web/number/numbering-plans.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { CallDays } from "./call-days.tsx";
import { type CallFilters, queryOf, readFilters } from "./call-filters.ts";
import { callsQuery } from "./call-queries.ts";

const words = messages.callHistory;

const loadCharts = () => import("./charts/call-charts.tsx");
const CallCharts = lazyPart(async () => (await loadCharts()).CallCharts, NotLoaded);

export function CallsPage() {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const contacts = useContacts();
  const query = queryOf(filters, contacts.data ?? []);
  const calls = useInfiniteQuery({ ...callsQuery(query), enabled: useIsLoggedIn() });
  // A name that came later than its row would change the row's height.
  const rows = isAwaited(contacts) ? undefined : calls.data?.pages.flatMap((page) => page.rows);
  // The list is there first; its numbers get their spaces when these are here.
  useNumberingPlans(rows?.some(({ number }) => number !== null) === true);
  const [isArriving, report] = useArrivals();
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
      <Arrivals value={report}>
        <Card>
          {hasArrived && !hasNone && <FilterForm filters={filters} onChange={filter} />}
          {rows === undefined && !calls.isError && <Loading />}
          {hasNone && (
            <EmptyState title={t(words.none)}>
              <TextLink to="/dashboard">{t("Make your first call")}</TextLink>
            </EmptyState>
          )}
          {rows?.length === 0 && isFiltered && <EmptyState title={t("No call matches")} />}
          {rows !== undefined && rows.length > 0 && (
            <>
              <CallDays rows={rows} />
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
      </Arrivals>
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

interface FilterFormProps {
  filters: CallFilters;
  onChange: (filters: CallFilters) => void;
}

const noFilters: CallFilters = { from: "", to: "", country: "", search: "" };

function FilterForm({ filters, onChange }: FilterFormProps) {
  const field = (name: keyof CallFilters) => ({
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filters, [name]: target.value }),
  });
  const { from, to, country } = filters;
  // Opened by an address that filters; then the user's own press counts.
  const [startsOpen] = useState(from + to + country !== "");
  const [isOpen, setOpen] = useState(startsOpen);
  const hasPlans = useNumberingPlans(isOpen);
  const countries = useMemo(() => {
    const codes: readonly string[] =
      (hasPlans && numberingPlans()?.getCountries()) || [country].filter(Boolean);
    return countryOptions(t("All countries"), codes);
  }, [hasPlans, country]);
  return (
    <search className="mb-6 grid gap-3 print:hidden">
      <TextField label={t("Name or number")} type="search" autoComplete="off" {...field("search")} />
      <Disclosure summary={t("Filter by country and date")} isOpen={startsOpen} onToggle={setOpen}>
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField label={t("Country")} options={countries} {...field("country")} />
          <TextField label={t("From#date")} type="date" max={to} {...field("from")} />
          <TextField label={t("To#date")} type="date" min={from} {...field("to")} />
        </div>
      </Disclosure>
      {Object.values(filters).some((value) => value !== "") && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange(noFilters)}
          className="justify-self-start"
        >
          {t("Show all calls")}
        </Button>
      )}
    </search>
  );
}
