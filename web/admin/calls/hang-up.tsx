import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { ActsOn } from "#web/admin/lib/acts-on.tsx";

interface HangUpProps {
  call: { id: string; actRefusal: string | null };
  /** As the operator reads it. */
  number: string;
}

/** Hangs up a call under way. */
export function HangUp({ call: { id, actRefusal }, number }: HangUpProps) {
  return (
    <ActsOn refusal={actRefusal} useCase="hang_up_call">
      <ActDialog
        useCase="hang_up_call"
        button="Hang up"
        variant="danger"
        title="Hang up this call?"
        sentence={`The call to ${number} ends within seconds. What was talked is charged.`}
        body={(reason) => ({ call: id, reason })}
        outcome={(ended) => `The call to ${ended.number} is being hung up.`}
      />
    </ActsOn>
  );
}
