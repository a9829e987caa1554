import * as z from "zod/mini";
import type { FoundUser, ShownUser } from "#contract/operators/people.ts";
import { ActDialog, ActFormDialog } from "#web/admin/lib/act-dialog.tsx";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { creditsInWords } from "#words/money.ts";
import { forgetUser } from "./use-user-by-id.ts";

export function UserActs({ shown: { user, balance } }: { shown: ShownUser }) {
  const { id, email } = user;
  return (
    <>
      <FreezeUser user={user} />
      <ActDialog
        useCase="log_out_user"
        button="Log out everywhere"
        title="Log out every device"
        sentence={`Every device of ${email} is logged out, and an open call ends. The user can log in again.`}
        submit="Log out"
        body={(reason) => ({ email, reason })}
        outcome={() => `${email} is logged out everywhere.`}
      />
      <ActDialog
        useCase="export_user"
        button="Export"
        title="Export what is kept"
        sentence={`Saves a file with everything that is kept about ${email}, as the user can download it. Hand it to the user alone.`}
        body={(reason) => ({ email, reason })}
        outcome={() => "The file is saved."}
        onDone={(data) =>
          saveFile(`user-${id}.json`, `${JSON.stringify(data, null, 2)}\n`, "application/json")
        }
      />
      <LiftMarks id={id} who={email} />
      <DeleteUser id={id} email={email} posted={balance.posted} />
    </>
  );
}

function FreezeUser({ user: { email, frozenAt, pausedByDispute } }: { user: FoundUser }) {
  return (
    <>
      {/* One control for both, so that the focus stays on it. */}
      {frozenAt !== null ? (
        <ActDialog
          key="freeze"
          useCase="unfreeze_user"
          button="Unfreeze"
          title="Unfreeze the user"
          sentence={`${email} may call again${pausedByDispute ? ", in spite of a disputed payment" : ""}.`}
          body={(reason) => ({ email, reason })}
          outcome={() => `${email} may call again.`}
        />
      ) : (
        <ActDialog
          key="freeze"
          useCase="freeze_user"
          button="Freeze"
          title="Freeze the user"
          sentence={`${email} cannot call until you unfreeze the user, and an open call ends. Credits stay.`}
          body={(reason) => ({ email, reason })}
          outcome={() => `${email} is frozen.`}
        />
      )}
      {frozenAt === null && pausedByDispute && (
        <ActDialog
          useCase="unfreeze_user"
          button="Allow calling"
          title="Allow calling in spite of a dispute"
          sentence={`A disputed payment pauses the calls of ${email} until the bank decides for you. They may call again at once; a later dispute pauses them again.`}
          body={(reason) => ({ email, reason })}
          outcome={() => `${email} may call again.`}
        />
      )}
    </>
  );
}

export function LiftMarks({ id, who }: { id: string; who: string }) {
  return (
    <ActDialog
      useCase="lift_marks"
      button="Lift marks"
      title="Lift the user's marks"
      sentence={`The mailbox, sign-ins and cards of ${who} no longer relate this account to others. Its debt or freeze affects no other account, and limits are not shared.`}
      body={(reason) => ({ userId: id, reason })}
      outcome={({ lifted }) => (lifted === 1 ? "One mark is lifted." : `${lifted} marks are lifted.`)}
    />
  );
}

function DeleteUser({ id, email, posted }: { id: string; email: string; posted: number }) {
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
          {posted > 0 && <CheckboxField label={lossOf(posted)} {...field("forfeitCredits")} />}
        </>
      )}
      confirm={() =>
        posted > 0 ? `Delete ${email} for good? ${lossOf(posted)}.` : `Delete ${email} for good?`
      }
      body={({ reason, more }) => ({ email, reason, forfeitCredits: more.forfeitCredits ? posted : 0 })}
      outcome={({ lost }) => (lost > 0 ? `The user is deleted; ${lossOf(lost)}.` : "The user is deleted.")}
      onDone={() => forgetUser(id)}
    />
  );
}

/** "49.5 credits are lost". */
function lossOf(credits: number): string {
  return `${creditsInWords(credits)} ${credits === 1 ? "is" : "are"} lost`;
}
