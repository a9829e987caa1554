import { type FormEvent, useState } from "react";
import { inWords } from "#web/admin/lib/in-words.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/form.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { type RecordFilters, useCases } from "./record-filters.ts";

interface RecordFormProps {
  filters: RecordFilters;
  onChange: (filters: RecordFilters) => void;
}

const options = [
  { value: "", label: "All" },
  ...useCases.map((useCase) => ({ value: useCase, label: inWords(useCase) })),
];

const scopes = [
  { value: "changes", label: "Changes" },
  { value: "all", label: "Changes and reads" },
];

export function RecordForm({ filters, onChange }: RecordFormProps) {
  const [draft, setDraft] = useState(filters);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onChange(draft);
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
        value={draft.user}
        onChange={({ target }) => setDraft({ ...draft, user: target.value })}
      />
      <SelectField
        label="Use-case"
        options={options}
        value={draft.useCase}
        onChange={({ target }) =>
          setDraft({ ...draft, useCase: useCases.find((known) => known === target.value) ?? "" })
        }
      />
      <SelectField
        label="Show"
        options={scopes}
        value={draft.all ? "all" : "changes"}
        onChange={({ target }) => setDraft({ ...draft, all: target.value === "all" })}
      />
      <TextField
        label="Since (UTC)"
        type="date"
        value={draft.since}
        onChange={({ target }) => setDraft({ ...draft, since: target.value })}
      />
      <Button type="submit" variant="secondary" className="min-h-12">
        Show
      </Button>
    </Form>
  );
}
