import { useIsFetching, useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { dkimSelectorSchema } from "#contract/operators/setup.ts";
import { Failure } from "#web/admin/lib/answer.tsx";
import { queries, readsKey, run } from "#web/admin/lib/run.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";

/** The server waits 15 s for the notification. */
const timeout_ms = 30_000;

/** Has the card provider send a notification, and says whether it came. */
export function WebhookTest() {
  const trial = useMutation({
    mutationFn: () => run("test_card_webhook", {}, { timeout_ms }),
    onSuccess: ({ arrivedAt }) => {
      if (arrivedAt !== null) void queries.invalidateQueries({ queryKey: [...readsKey, "read_setup"] });
    },
  });
  return (
    <div className="mt-2 space-y-3">
      <Button variant="secondary" size="small" busy={trial.isPending} onClick={() => trial.mutate()}>
        Test the notification
      </Button>
      <Failure error={trial.error} />
      {trial.data &&
        (trial.data.arrivedAt === null ? (
          <Alert tone="danger">
            No notification came within 15 seconds. See the provider’s list of webhook deliveries: its answer
            there says whether the address or the secret is wrong.
          </Alert>
        ) : (
          <Alert tone="good">A notification came back. No card was charged.</Alert>
        ))}
    </div>
  );
}

/** Asks for what no name server lists: the name of the key that signs the mails. */
export function SelectorForm() {
  const isAsked = useIsFetching({ queryKey: [...readsKey, "read_setup"] }) > 0;
  const [address, setAddress] = useSearchParams();
  const { register, handleSubmit, formState } = useForm({ values: { selector: address.get("dkim") ?? "" } });
  return (
    <Form
      className="mt-2 max-w-md"
      onSubmit={handleSubmit(({ selector }) => setAddress({ dkim: selector.trim() }))}
    >
      <TextField
        label="DKIM selector"
        hint="After “s=” in the header DKIM-Signature of a mail that was sent"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        error={formState.errors.selector?.message}
        {...register("selector", {
          validate: (typed) =>
            dkimSelectorSchema.safeParse(typed.trim()).success || operatorMessages.noSelector,
        })}
        action={
          <Button type="submit" variant="secondary" busy={isAsked} className="min-h-12">
            Look up
          </Button>
        }
      />
    </Form>
  );
}
