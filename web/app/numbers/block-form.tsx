import { type FormEvent, useState } from "react";
import { unwantedCallMessages as messages, unwantedCallRoutes } from "#contract/calls/unwanted-calls.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { useUnwantedChange } from "#web/kit/api/unwanted-calls-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";

/** Blocks a number that is typed. The server reads it, and its refusal stands at the field. */
export function BlockForm() {
  const [number, setNumber] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const block = useUnwantedChange(
    () => callApi(unwantedCallRoutes.block, { body: { number, isBlocked: true } }),
    {
      onSuccess: () => {
        setNumber("");
        toast.success(t("The caller is blocked."));
      },
      onError: (error) => setRefusal(serverMessage(error) ?? t(messages.changeFailed)),
    },
  );
  function submit(event: FormEvent): void {
    event.preventDefault();
    setRefusal(undefined);
    block.mutate(undefined);
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextField
        label={t("Number to block")}
        hint={t("With its country code, such as +44 7400 123456")}
        type="tel"
        autoComplete="off"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        error={refusal}
      />
      <Button type="submit" variant="secondary" busy={block.isPending}>
        {t("Block this number")}
      </Button>
    </form>
  );
}
