import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useIsPhone } from "#web/kit/browser/use-is-phone.ts";
import { Fact, Facts } from "./facts.tsx";
import { Table, type TableProps } from "./table.tsx";

/** A row of a table as one line of a phone's list. */
export interface Entry {
  icon?: ReactNode;
  name: ReactNode;
  detail: ReactNode;
  amount: ReactNode;
  note: ReactNode;
  /** A control beside the line. */
  aside?: ReactNode;
  /** A control below the line, which is in sight without a press. */
  action?: ReactNode;
}

interface EntryTableProps<Row> extends TableProps<Row> {
  entry: (row: Row) => Entry;
  /** False where an entry says all that the columns say. */
  hasDetails?: boolean;
}

/** A table that is a list of entries on phones: a press on an entry opens its columns below it. */
export function EntryTable<Row>({ entry, hasDetails = true, ...table }: EntryTableProps<Row>) {
  const { caption, columns, rows, rowKey } = table;
  if (!useIsPhone()) return <Table {...table} />;
  return (
    <ul aria-label={caption} className="divide-y divide-line">
      {rows.map((row, place) => {
        const { action, aside, ...shown } = entry(row);
        return (
          <li key={rowKey(row, place)}>
            <div className="flex items-start gap-1">
              {hasDetails ? (
                <details className="group/entry min-w-0 flex-1">
                  <summary
                    className={`${line} cursor-pointer list-none rounded-sm [&::-webkit-details-marker]:hidden`}
                  >
                    <EntryLine {...shown} />
                    <ChevronDown
                      aria-hidden="true"
                      className="size-4 shrink-0 text-ink-soft transition-transform group-open/entry:rotate-180"
                    />
                  </summary>
                  <div className="pt-1 pb-4">
                    <Facts>
                      {columns.map(({ header, cell }) => (
                        <Fact key={header} name={header}>
                          {cell(row)}
                        </Fact>
                      ))}
                    </Facts>
                  </div>
                </details>
              ) : (
                <div className={`${line} min-w-0 flex-1`}>
                  <EntryLine {...shown} />
                </div>
              )}
              {aside}
            </div>
            {action && <div className="pb-3">{action}</div>}
          </li>
        );
      })}
    </ul>
  );
}

const line = "flex min-h-14 items-center gap-3 py-2.5";

function EntryLine({ icon, name, detail, amount, note }: Omit<Entry, "action" | "aside">) {
  return (
    <>
      {icon && (
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft"
        >
          {icon}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block break-words font-semibold text-sm">{name}</span>
        <span className="block text-ink-soft text-xs">{detail}</span>
      </span>
      <span className="figures text-end">
        <span className="block font-semibold text-sm">{amount}</span>
        <span className="block text-ink-soft text-xs">{note}</span>
      </span>
    </>
  );
}
