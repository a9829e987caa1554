import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import type { CallStatus as Status } from "#contract/calls/call-status.ts";
import { ActDialog, ActsOn } from "#web/admin/lib/act-dialog.tsx";
import { useRead } from "#web/admin/lib/answer.tsx";
import { inWords } from "#web/admin/lib/in-words.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";

export function CallSearch() {
  const navigate = useNavigate();

  function open(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("id")).trim();
    if (typed) void navigate(`/calls/${encodeURIComponent(typed)}`);
  }

  return (
    <Form onSubmit={open} role="search" aria-label="Search" className="w-full sm:w-96">
      <TextField
        label="Find a call"
        hint="By our id, or the carrier's (CA...)"
        name="id"
        maxLength={300}
        spellCheck={false}
        autoComplete="off"
        action={
          <Button type="submit" variant="secondary" aria-label="Show the call">
            <Search aria-hidden="true" className="size-4.5" />
          </Button>
        }
      />
    </Form>
  );
}

const tones = {
  requested: "plain",
  ringing: "warn",
  answered: "good",
  completed: "plain",
  busy: "plain",
  no_answer: "plain",
  canceled: "plain",
  failed: "danger",
  refused: "danger",
} as const satisfies Record<Status, "plain" | "good" | "warn" | "danger">;

export function CallStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{inWords(status)}</Badge>;
}

interface HangUpProps {
  call: { id: string; actRefusal: string | null };
  /** As the operator reads it. */
  number: string;
}

export function HangUp({ call: { id, actRefusal }, number }: HangUpProps) {
  return (
    <ActsOn refusal={actRefusal} useCase="hang_up_call">
      <ActDialog
        useCase="hang_up_call"
        button="Hang up"
        variant="danger"
        title="Hang up this call?"
        sentence={`The call to ${number} ends within seconds. The time talked so far is charged.`}
        body={(reason) => ({ call: id, reason })}
        outcome={(ended) => `The call to ${ended.number} is being hung up.`}
      />
    </ActsOn>
  );
}

/** Half of the looks that an operator has in an hour (domain/operators/operator-limits.ts). */
export const everyLook_ms = 30_000;

/** The calls under way, read again while the page is seen. */
export function useLiveCalls({ enabled = true }: { enabled?: boolean } = {}) {
  return useRead("list_calls", {}, { every_ms: everyLook_ms, enabled });
}
