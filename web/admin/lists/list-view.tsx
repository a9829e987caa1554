import { useInfiniteQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { type ListFilters, type ListName, lists } from "#contract/operators/lists.ts";
import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { Failure } from "#web/admin/lib/answer.tsx";
import { Panel } from "#web/admin/lib/page.tsx";
import { readsKey } from "#web/admin/lib/run.ts";
import { DenseTable } from "#web/admin/lib/tables.tsx";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { brandedFile } from "#words/branded-file.ts";
import { chosenColumns, type FieldName, filtersOf, usualPeriods, withFields } from "./list-filters.ts";

/** Money in the currency that was charged, or in US dollars: one is shown, and the other is in its title. */
export type MoneyView = "charged" | "usd";

export interface ListColumn<Row> extends Omit<Column<Row>, "cell"> {
  cell: (row: Row, money: MoneyView) => ReactNode;
  /** The fields of the row that a file has of it. */
  fields: (money: MoneyView) => readonly (keyof Row & string)[];
  /** Shown where it is chosen alone. */
  isHidden?: boolean;
}

interface ListedRow {
  id: string;
}

export interface ListDeclaration<Row extends ListedRow> {
  list: ListName;
  title: string;
  columns: Readonly<Record<string, ListColumn<Row>>>;
  /** The choices of a field; one without any is typed. */
  choices: Partial<
    Record<FieldName, { label: string; values: readonly string[] | Readonly<Record<string, string>> }>
  >;
  read: (
    body: ListFilters & { before?: string },
    signal: AbortSignal,
  ) => Promise<{ rows: Row[]; next: string | null }>;
  hasMoney?: boolean;
  /** Sums of a period, below the rows. */
  sums?: (filters: ListFilters) => ReactNode;
}

/** A list of the desk: its filters are in the address, its pages follow one another, and a file has what is shown. */
export function ListView<Row extends ListedRow>({ declared }: { declared: ListDeclaration<Row> }) {
  const { list, title, columns, sums } = declared;
  const [address] = useSearchParams();
  const { key } = useLocation();
  const filters = filtersOf(list, address);
  const money: MoneyView = address.get("money") === "usd" ? "usd" : "charged";
  const usual = Object.keys(columns).filter((name) => !columns[name]?.isHidden);
  const chosen = chosenColumns(address, Object.keys(columns), usual);
  const shown = chosen.flatMap((name) => columns[name] ?? []);
  return (
    <>
      <Panel title="Filter">
        {/* The fields begin again with the address, such as after a step back. */}
        <ListForm key={key} declared={declared} chosen={chosen} usual={usual} />
      </Panel>
      <Panel
        title={title}
        action={
          <ActDialog
            useCase="export_list"
            button="Download CSV"
            title={`Download ${title.toLowerCase()}`}
            sentence="A file of all rows that the filters leave, with the chosen columns. It is on the record with your reason."
            submit="Download"
            limit_ms={fileLimit_ms}
            body={(reason) => ({
              ...filters,
              list,
              columns: shown.flatMap(({ fields }) => fields(money)),
              reason,
            })}
            onDone={(file) => file instanceof Blob && saveFile(brandedFile(`${list}.csv`), file, "text/csv")}
            outcome={() => "The file is saved."}
          />
        }
      >
        <Rows
          declared={declared}
          filters={filters}
          columns={shown.map(({ cell, ...column }) => ({ ...column, cell: (row: Row) => cell(row, money) }))}
        />
      </Panel>
      {sums?.(filters)}
    </>
  );
}

/** A million rows are read and sent. */
const fileLimit_ms = 10 * 60_000;

interface RowsProps<Row extends ListedRow> {
  declared: ListDeclaration<Row>;
  filters: ListFilters;
  columns: readonly Column<Row>[];
}

function Rows<Row extends ListedRow>({ declared: { list, title, read }, filters, columns }: RowsProps<Row>) {
  const pages = useInfiniteQuery({
    queryKey: [...readsKey, lists[list].useCase, filters],
    queryFn: ({ signal, pageParam }) =>
      read({ ...filters, ...(pageParam !== undefined && { before: pageParam }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const rows = pages.data?.pages.flatMap((page) => page.rows);
  const none = pages.hasNextPage ? "None among the newest. Older ones may match." : "Nothing matches.";
  return (
    <>
      {rows === undefined && !pages.error && <Loading />}
      {rows && <DenseTable caption={title} columns={columns} rows={rows} empty={none} />}
      <Failure error={pages.error} />
      {pages.hasNextPage && (
        <div className="mt-4 text-center">
          <Button
            variant="secondary"
            size="small"
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </>
  );
}

interface ListFormProps<Row extends ListedRow> {
  declared: ListDeclaration<Row>;
  chosen: readonly string[];
  usual: readonly string[];
}

function ListForm<Row extends ListedRow>({ declared, chosen, usual }: ListFormProps<Row>) {
  const { list, columns, choices, hasMoney } = declared;
  const [address, setAddress] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const own: readonly string[] = lists[list].filters;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const fieldProps = (name: FieldName | "money") => ({ name, defaultValue: address.get(name) ?? "" });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const checked = typed.getAll("columns").map(String);
    typed.delete("columns");
    const isUsual = checked.length === 0 || checked.join() === usual.join();
    const fields = Object.fromEntries([...typed].map(([name, value]) => [name, String(value)]));
    const amounts = `${fields.min ?? ""}${fields.max ?? ""}`.trim();
    const isMissing = amounts !== "" && !fields.currency;
    setProblem(isMissing ? "Please choose the currency of the amounts." : undefined);
    if (isMissing) return;
    setAddress(withFields(address, { ...fields, columns: isUsual ? "" : checked.join() }));
  }

  return (
    <Form
      onSubmit={submit}
      role="search"
      aria-label={`Filter ${declared.title.toLowerCase()}`}
      className="space-y-4"
    >
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {usualPeriods(new Date()).map(({ name, from, to }) => (
          <TextLink key={name} to={`?${withFields(address, { from, to })}`}>
            {name}
          </TextLink>
        ))}
        {address.has("user") && (
          <TextLink to={`?${withFields(address, { user: "" })}`}>Of one user: show all</TextLink>
        )}
      </p>
      <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
        <div className="max-sm:col-span-full">
          <TextField label={`From (${zone})`} type="date" {...fieldProps("from")} />
        </div>
        <div className="max-sm:col-span-full">
          <TextField label="To, included" type="date" {...fieldProps("to")} />
        </div>
        {own.includes("country") && (
          <TextField
            label="Country"
            placeholder="GB"
            maxLength={2}
            autoComplete="off"
            {...fieldProps("country")}
          />
        )}
        {(["state", "brand", "assigned", "failure", "currency"] as const).map((name) => {
          const choice = choices[name];
          return (
            choice && (
              <SelectField
                key={name}
                label={choice.label}
                options={optionsOf(choice.values)}
                {...fieldProps(name)}
              />
            )
          );
        })}
        {own.includes("from_minor") && (
          <>
            <TextField
              label="Amount from"
              inputMode="decimal"
              autoComplete="off"
              error={problem}
              {...fieldProps("min")}
            />
            <TextField label="Amount to" inputMode="decimal" autoComplete="off" {...fieldProps("max")} />
          </>
        )}
        {hasMoney && (
          <div className="max-sm:col-span-full">
            <SelectField label="Amounts in" options={moneyViews} {...fieldProps("money")} />
          </div>
        )}
      </div>
      <ColumnChoice columns={columns} chosen={chosen} />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </Form>
  );
}

const moneyViews = [
  { value: "", label: "As charged" },
  { value: "usd", label: "US dollars" },
];

interface ColumnChoiceProps {
  columns: Readonly<Record<string, { header: string }>>;
  chosen: readonly string[];
}

function ColumnChoice({ columns, chosen }: ColumnChoiceProps) {
  const id = useId();
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-1 font-medium">Columns</summary>
      <fieldset aria-label="Shown columns" className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {Object.entries(columns).map(([name, { header }]) => (
          <label key={name} htmlFor={`${id}-${name}`} className="inline-flex items-center gap-2 py-1">
            <input
              id={`${id}-${name}`}
              type="checkbox"
              name="columns"
              value={name}
              defaultChecked={chosen.includes(name)}
              className="size-4 accent-accent"
            />
            {header}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function optionsOf(values: readonly string[] | Readonly<Record<string, string>>) {
  const named = Array.isArray(values)
    ? values.map((value: string) => [value, value.replaceAll("_", " ")] as const)
    : Object.entries(values);
  return [{ value: "", label: "All" }, ...named.map(([value, label]) => ({ value, label }))];
}
