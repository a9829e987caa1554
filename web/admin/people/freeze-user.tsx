import { ActDialog } from "#web/admin/lib/act-dialog.tsx";

/** One control for both, so that the focus stays on it. */
export function FreezeUser({ email, isFrozen }: { email: string; isFrozen: boolean }) {
  return isFrozen ? (
    <ActDialog
      key="freeze"
      useCase="unfreeze_user"
      button="Unfreeze"
      title="Unfreeze the user"
      sentence={`${email} may call again.`}
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
  );
}
