import * as z from "zod/mini";
import { ActFormDialog } from "#web/admin/lib/act-form-dialog.tsx";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { creditsInWords } from "#words/money.ts";
import { forgetUser } from "./use-user-by-id.ts";

interface DeleteUserProps {
  id: string;
  email: string;
  posted: number;
}

export function DeleteUser({ id, email, posted }: DeleteUserProps) {
  const fields = z.object({
    typed: z.literal(email, "Please type the address of this user."),
    forfeitCredits: z
      .boolean()
      .check(z.refine((isTicked) => isTicked || posted <= 0, "Please confirm that the credits are lost.")),
  });
  return (
    <ActFormDialog
      useCase="delete_user"
      button="Delete"
      variant="danger"
      title="Delete the user for good"
      sentence="The user, sessions, contacts and messages are erased and cannot come back. The ledger, payments and calls stay without personal data."
      schema={fields}
      defaults={{ forfeitCredits: false }}
      fields={(field) => (
        <>
          <TextField
            label="Address of the user"
            hint={`Type ${email}`}
            autoComplete="off"
            spellCheck={false}
            {...field("typed")}
          />
          {posted > 0 && (
            <CheckboxField label={`${creditsInWords(posted)} are lost`} {...field("forfeitCredits")} />
          )}
        </>
      )}
      confirm={() => `Delete ${email} for good?`}
      body={({ reason, more }) => ({ email, reason, forfeitCredits: more.forfeitCredits })}
      outcome={({ lost }) =>
        lost > 0 ? `The user is deleted; ${creditsInWords(lost)} are lost.` : "The user is deleted."
      }
      onDone={() => forgetUser(id)}
    />
  );
}
