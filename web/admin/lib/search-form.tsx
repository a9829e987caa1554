import { useForm } from "react-hook-form";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";

interface SearchFormProps {
  label: string;
  hint: string;
  wanted: string;
  busy: boolean;
  onSearch: (wanted: string) => void;
}

export function SearchForm({ label, hint, wanted, busy, onSearch }: SearchFormProps) {
  const { register, handleSubmit, formState } = useForm({ values: { wanted } });
  return (
    <Form
      role="search"
      aria-label="Search"
      className="max-w-2xl"
      onSubmit={handleSubmit((typed) => onSearch(typed.wanted.trim()))}
    >
      <TextField
        label={label}
        hint={hint}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.wanted?.message}
        {...register("wanted", { validate: (typed) => typed.trim() !== "" || "Please type what to find." })}
        action={
          <Button type="submit" busy={busy} className="min-h-12">
            Find
          </Button>
        }
      />
    </Form>
  );
}
