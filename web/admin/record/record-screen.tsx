import { useInfiniteQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { RecordedAction } from "#contract/operators/product.ts";
import { Failure } from "#web/admin/lib/answer.tsx";
import { inWords } from "#web/admin/lib/in-words.ts";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Page, Panel } from "#web/admin/lib/page.tsx";
import { readsKey, run } from "#web/admin/lib/run.ts";
import { EmailText } from "#web/admin/lib/user-link.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { type ReadableChange, readableChanges } from "./readable-changes.ts";
import { addressOf, bodyOf, filtersOf, type RecordFilters, useCases } from "./record-filters.ts";

/** The record of operators' acts. The database refuses to change it, and this page has nothing that would. */
export function RecordScreen() {
  const [address, setAddress] = useSearchParams();
  const { key, state } = useLocation();
  const filters = filtersOf(address, state);
  return (
    <Page
      title="Record"
      lead="What operators did, newest first, with their reasons. It can be read and never changed; reading it is recorded too."
    >
      <Panel title="Filter">
        {/* The fields begin again with the address, such as after a step back. */}
        <RecordForm
          key={key}
          filters={filters}
          onChange={(next) => setAddress(addressOf(next), { state: { user: next.user.trim() } })}
        />
      </Panel>
      <RecordList filters={filters} />
    </Page>
  );
}

const options = [
  { value: "", label: "All" },
  ...useCases.map((useCase) => ({ value: useCase, label: inWords(useCase) })),
];

const scopes = [
  { value: "changes", label: "Changes" },
  { value: "all", label: "Changes and reads" },
];

function RecordForm({
  filters,
  onChange,
}: {
  filters: RecordFilters;
  onChange: (next: RecordFilters) => void;
}) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: keyof RecordFilters) => String(typed.get(name) ?? "");
    onChange({
      user: text("user"),
      useCase: useCases.find((useCase) => useCase === text("useCase")) ?? "",
      since: text("since"),
      all: text("all") === "all",
    });
  }

  return (
    <Form
      onSubmit={submit}
      role="search"
      className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_14rem_15rem_12rem_auto]"
    >
      <TextField
        label="By or about the user"
        type="email"
        placeholder="person@example.com"
        autoComplete="off"
        name="user"
        defaultValue={filters.user}
      />
      <SelectField label="Use-case" options={options} name="useCase" defaultValue={filters.useCase} />
      <SelectField label="Show" options={scopes} name="all" defaultValue={filters.all ? "all" : "changes"} />
      <TextField label="Since (UTC)" type="date" name="since" defaultValue={filters.since} />
      <Button type="submit" variant="secondary" className="min-h-12">
        Show
      </Button>
    </Form>
  );
}

const limit = 50;

function RecordList({ filters }: { filters: RecordFilters }) {
  const body = bodyOf(filters);
  const record = useInfiniteQuery({
    queryKey: [...readsKey, "read_record", "pages", body],
    queryFn: ({ signal, pageParam }) =>
      run(
        "read_record",
        { ...body, limit, ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < limit ? undefined : page.at(-1)?.id),
  });
  const actions = record.data?.pages.flat();
  return (
    <Panel title="Actions">
      {actions === undefined && !record.error && <Loading />}
      {actions?.length === 0 && <p className="text-ink-soft text-sm">Nothing is recorded.</p>}
      {actions !== undefined && actions.length > 0 && (
        <ol aria-label="Actions" className="divide-y divide-line">
          {actions.map((action) => (
            <Action key={action.id} action={action} />
          ))}
        </ol>
      )}
      <Failure error={record.error} />
      {record.hasNextPage && (
        <div className="mt-4 text-center">
          <Button
            variant="secondary"
            size="small"
            busy={record.isFetchingNextPage}
            onClick={() => void record.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Action({ action }: { action: RecordedAction }) {
  const { id, actedAt, useCase, reason, before, after } = action;
  const changes = readableChanges(before, after);
  return (
    <li className="py-3.5 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold text-base">{inWords(useCase)}</span>
        <span className="wrap-anywhere min-w-0">
          <EmailText>{action.subjectEmail ?? `${action.subjectKind} ${action.subjectId}`}</EmailText>
        </span>
        <span className="ms-auto text-ink-soft">
          <Moment at={actedAt} /> · #{id}
        </span>
      </div>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
        <span className="wrap-anywhere min-w-0">
          by <EmailText>{action.actorEmail ?? action.actor}</EmailText>
        </span>
        <Badge tone="plain">{action.role === "system" ? "Command line" : inWords(action.role)}</Badge>
      </p>
      {reason !== null && (
        <p className="mt-1.5 whitespace-pre-line break-words border-line-strong border-s-2 ps-3">{reason}</p>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </li>
  );
}

function Changes({ changes }: { changes: readonly ReadableChange[] }) {
  return (
    <dl className="figures mt-2 grid gap-x-5 gap-y-0.5 rounded-control bg-sunken px-3 py-2 text-xs sm:grid-cols-[auto_1fr]">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-ink-soft">{field}</dt>
          <dd className="min-w-0 break-words">
            {before !== undefined && (
              <>
                <span className="sr-only">before: </span>
                {before}
              </>
            )}
            {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
            {after !== undefined && (
              <>
                <span className="sr-only">{before === undefined ? "" : ", "}after: </span>
                <span className="font-semibold">{after}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
