import * as z from "zod/mini";
import { ActFormDialog } from "#web/admin/lib/act-form-dialog.tsx";
import { creditsText } from "#web/admin/lib/credits-text.ts";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { creditsInWords, formatCredits } from "#words/money.ts";

const fields = z.object({ credits: creditsText });

export function GiveCredits({ email }: { email: string }) {
  return (
    <ActFormDialog
      useCase="give_credits"
      button="Give credits"
      title="Give credits"
      sentence={`The credits are in the wallet of ${email} at once, and the user sees them. Above your daily limit a second operator decides first.`}
      submit="Give"
      schema={fields}
      fields={(field) => (
        <TextField label="Credits" inputMode="decimal" autoComplete="off" {...field("credits")} />
      )}
      confirm={({ more }) => `Give ${creditsInWords(more.credits)} to ${email}?`}
      body={({ reason, more }) => ({ email, reason, credits: more.credits })}
      outcome={(reply) =>
        reply.outcome === "moved"
          ? `${creditsInWords(reply.delta)} given. The balance is ${formatCredits(reply.posted)} now.`
          : {
              tone: "warn",
              sentence: `Nothing has moved yet: this is above your daily limit. A second operator decides it under Credits until ${reply.expiresAt.slice(0, 16).replace("T", " ")} UTC.`,
            }
      }
    />
  );
}
