import { useInfiniteQuery } from "@tanstack/react-query";
import { messages } from "#contract/messages/messages.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Table } from "#web/kit/controls/table.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import type { HistoryAddress } from "./history-address.ts";
import { descriptionColumn, statusColumn } from "./history-columns.tsx";
import { historyQuery } from "./history-query.ts";
import { HistoryTools } from "./history-tools.tsx";
import { amountColumn, creditsColumn, dateColumn, typeColumn } from "./transaction-columns.tsx";
import { TransactionsFailed } from "./transactions-failed.tsx";

const columns = [dateColumn, typeColumn, descriptionColumn, amountColumn, creditsColumn, statusColumn];

interface HistoryTableProps {
  type: HistoryAddress["type"];
  onType: (type: HistoryAddress["type"]) => void;
  /** Called with the number of pages now open. */
  onPages: (pages: number) => void;
}

export function HistoryTable({ type, onType, onPages }: HistoryTableProps) {
  const isLoggedIn = useIsLoggedIn();
  const history = useInfiniteQuery({ ...historyQuery(type), enabled: isLoggedIn });
  const failed = history.isError || hasFailed(history);
  const rows = history.data?.pages.flatMap((page) => page.rows);
  const loadMore = async () => {
    const { data, isError } = await history.fetchNextPage();
    if (data && !isError) onPages(data.pages.length);
  };
  return (
    <>
      <HistoryTools type={type} onType={onType} rows={rows ?? []} />
      {rows === undefined && !failed && <Loading />}
      {rows?.length === 0 && (
        <EmptyState title={t(messages.transactions.none)}>
          {type === undefined ? (
            <TextLink to="/purchase-credits">{t("Purchase credits to begin")}</TextLink>
          ) : (
            <Button variant="quiet" size="small" onClick={() => onType(undefined)}>
              {t("Show all transactions")}
            </Button>
          )}
        </EmptyState>
      )}
      {rows !== undefined && rows.length > 0 && (
        <>
          <Table caption={t("Transactions")} columns={columns} rows={rows} rowKey={(row) => row.id} />
          <p role="status" className="mt-5 text-center text-ink-soft text-sm">
            {say(messages.transactions.shown(rows.length))}
          </p>
        </>
      )}
      {failed && <TransactionsFailed onRetry={history.isFetchNextPageError ? loadMore : history.refetch} />}
      {history.hasNextPage && !failed && (
        <div className="mt-3 text-center print:hidden">
          <Button variant="secondary" busy={history.isFetchingNextPage} onClick={loadMore}>
            {t("Load more")}
          </Button>
        </div>
      )}
    </>
  );
}
