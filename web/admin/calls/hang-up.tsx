import { ActDialog } from "#web/admin/lib/act-dialog.tsx";

/** Hangs up a call under way. */
export function HangUp({ id, number }: { id: string; number: string }) {
  return (
    <ActDialog
      useCase="hang_up_call"
      button="Hang up"
      variant="danger"
      title="Hang up this call?"
      sentence={`The call to ${number} ends within seconds. What was talked is charged.`}
      body={(reason) => ({ call: id, reason })}
      outcome={(ended) => `The call to ${ended.number} is being hung up.`}
    />
  );
}
