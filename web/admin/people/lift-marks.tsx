import { ActDialog } from "#web/admin/lib/act-dialog.tsx";

/** Ends what relates a user to other accounts. */
export function LiftMarks({ id, who }: { id: string; who: string }) {
  return (
    <ActDialog
      useCase="lift_marks"
      button="Lift marks"
      title="Lift the user's marks"
      sentence={`The mailbox, sign-ins and cards of ${who} relate this account to no other any more. A debt or a freeze of it binds no other account, and limits are not shared.`}
      body={(reason) => ({ userId: id, reason })}
      outcome={({ lifted }) => (lifted === 1 ? "One mark is lifted." : `${lifted} marks are lifted.`)}
    />
  );
}
