import { type FormEvent, useState } from "react";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/form.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { type DayRange, rangeProblem } from "./revenue-range.ts";

/** The range of days, both included. */
export function RangeForm({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }) {
  const [draft, setDraft] = useState(range);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = rangeProblem(draft);
    setProblem(found);
    if (found === undefined) onChange(draft);
  }

  return (
    <Form onSubmit={submit} className="flex flex-wrap items-start gap-4">
      <div className="w-44">
        <TextField
          label="From (UTC)"
          type="date"
          error={problem}
          value={draft.from}
          onChange={({ target }) => setDraft({ ...draft, from: target.value })}
        />
      </div>
      <div className="w-44">
        <TextField
          label="To, included"
          type="date"
          invalid={problem !== undefined}
          value={draft.to}
          onChange={({ target }) => setDraft({ ...draft, to: target.value })}
        />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12 sm:mt-7.5">
        Show
      </Button>
    </Form>
  );
}
