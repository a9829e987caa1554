import type { ShownUser } from "#contract/operators/people.ts";
import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { DeleteUser } from "./delete-user.tsx";
import { FreezeUser } from "./freeze-user.tsx";
import { LiftMarks } from "./lift-marks.tsx";

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
