import type { FoundUser } from "#contract/operators/people.ts";
import { ActDialog } from "#web/admin/lib/act-dialog.tsx";

/** Forbids the user to call, or allows it again. */
export function FreezeUser({ user: { email, frozenAt, pausedByDispute } }: { user: FoundUser }) {
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
