import { useInfiniteQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useSearchParams } from "react-router";
import { messages } from "#contract/messages/messages.ts";
import type { Transaction } from "#contract/money/wallet.ts";
import { useContacts } from "#web/app/contacts/book/contacts-query.ts";
import { TransactionsTitle } from "#web/app/page-titles.tsx";
import { hasFailed, isAwaited } from "#web/kit/api/has-failed.ts";
import { loadNextPage } from "#web/kit/api/page-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { TextLink } from "#web/kit/controls/links.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { notLoadedSentence } from "#web/kit/loading/presses.ts";
import { Arrivals, useArrivals } from "#web/kit/notices/arrivals.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import type { Sentence } from "#words/catalogue.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import {
  type HistoryAddress,
  historyQuery,
  historyTypes,
  readHistoryAddress,
  writeHistoryAddress,
} from "./history-query.ts";
import { HistoryTable } from "./history-table.tsx";
import { TransactionsFailed } from "./transactions-failed.tsx";

const everything = "all";
const options: { value: string; label: Sentence }[] = [
  { value: everything, label: "All transactions" },
  { value: "purchase", label: "Purchases" },
  { value: "call", label: "Calls" },
  { value: "refund", label: "Refunds" },
];

export function TransactionsPage() {
  const [search, setSearch] = useSearchParams();
  const { type } = readHistoryAddress(search);
  const [isArriving, report] = useArrivals();
  const history = useInfiniteQuery({ ...historyQuery(type), enabled: useIsLoggedIn() });
  const failed = history.isError || hasFailed(history);
  const loaded = history.data?.pages.flatMap((page) => page.rows);
  const contacts = useContacts(loaded?.some(({ number }) => number !== undefined) === true);
  // A name that came later than its row would change the row's height.
  const rows = isAwaited(contacts) ? undefined : loaded;

  function choose(next: HistoryAddress["type"]): void {
    setSearch(writeHistoryAddress({ type: next, pages: 1 }), { preventScrollReset: true });
  }
  async function loadMore(): Promise<void> {
    const { data, isError } = await loadNextPage(history);
    if (!data || isError) return;
    // Replaces the history entry, so that going back does not step through the opened pages.
    const options = { replace: true, preventScrollReset: true };
    setSearch(writeHistoryAddress({ type, pages: data.pages.length }), options);
  }

  return (
    <>
      <TransactionsTitle />
      <Arrivals value={report}>
        <Card>
          <div className="mb-6 flex flex-wrap items-end justify-between gap-4 print:hidden">
            <div className="min-w-52 grow sm:grow-0">
              <SelectField
                label={t("Show")}
                options={options.map(({ value, label }) => ({ value, label: t(label) }))}
                value={type ?? everything}
                onChange={({ target }) => choose(historyTypes.find((name) => name === target.value))}
              />
            </div>
            <Button
              variant="secondary"
              disabled={!rows?.length}
              onClick={() => save(rows ?? []).catch(() => toast.error(t(notLoadedSentence)))}
            >
              <Download aria-hidden="true" className="size-4.5" />
              {t("Download CSV")}
            </Button>
          </div>
          {rows === undefined && !failed && <Loading />}
          {rows?.length === 0 && (
            <EmptyState title={t(messages.transactions.none)}>
              {type === undefined ? (
                <TextLink to="/purchase-credits">{t("Purchase credits to begin")}</TextLink>
              ) : (
                <Button variant="quiet" size="small" onClick={() => choose(undefined)}>
                  {t("Show all transactions")}
                </Button>
              )}
            </EmptyState>
          )}
          {rows !== undefined && rows.length > 0 && (
            <>
              <HistoryTable rows={rows} />
              <p role="status" className="mt-5 text-center text-ink-soft text-sm">
                {say(messages.transactions.shown(rows.length))}
              </p>
            </>
          )}
          {history.hasNextPage && !failed && (
            <div className="mt-3 text-center print:hidden">
              <Button variant="secondary" busy={history.isFetchingNextPage} onClick={loadMore}>
                {t("Load more")}
              </Button>
            </div>
          )}
          {failed && (
            <TransactionsFailed onRetry={history.isFetchNextPageError ? loadMore : history.refetch} />
          )}
        </Card>
      </Arrivals>
      <p className={classNames("mt-6 print:hidden", isArriving && "invisible")}>
        <TextLink to="/calls" className="text-sm">
          {t("All calls, including free ones")}
        </TextLink>
      </p>
    </>
  );
}

async function save(rows: readonly Transaction[]): Promise<void> {
  (await import("./transactions-csv.ts")).saveTransactions(rows);
}
