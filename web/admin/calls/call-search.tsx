import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/form.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";

/** Opens a call by our id or the carrier's. */
export function CallSearch() {
  const [id, setId] = useState("");
  const navigate = useNavigate();

  function open(event: FormEvent): void {
    event.preventDefault();
    const typed = id.trim();
    if (typed) void navigate(`/calls/${encodeURIComponent(typed)}`);
  }

  return (
    <Form onSubmit={open} role="search" className="w-full sm:w-96">
      <TextField
        label="Find a call"
        hint="By our id, or the carrier's (CA...)"
        value={id}
        maxLength={300}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setId(event.target.value)}
        action={
          <Button type="submit" variant="secondary" aria-label="Show the call">
            <Search aria-hidden="true" className="size-4.5" />
          </Button>
        }
      />
    </Form>
  );
}
