import * as z from "zod/mini";
import { ActFormDialog } from "#web/admin/lib/act-form-dialog.tsx";
import { creditsText } from "#web/admin/lib/credits-text.ts";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { creditsInWords, formatCredits } from "#words/money.ts";

const fields = z.object({ credits: creditsText });

export function TakeCredits({ email }: { email: string }) {
  return (
    <ActFormDialog
      useCase="take_credits"
      button="Take credits"
      title="Take credits"
      sentence={`The credits leave the wallet of ${email} at once, and the user sees it. What calls hold stays.`}
      submit="Take"
      schema={fields}
      fields={(field) => (
        <TextField label="Credits" inputMode="decimal" autoComplete="off" {...field("credits")} />
      )}
      confirm={({ more }) => `Take ${creditsInWords(more.credits)} from ${email}?`}
      body={({ reason, more }) => ({ email, reason, credits: more.credits })}
      outcome={({ delta, posted }) =>
        `${creditsInWords(Math.abs(delta))} taken. The balance is ${formatCredits(posted)} now.`
      }
    />
  );
}
