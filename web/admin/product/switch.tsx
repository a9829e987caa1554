import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Badge } from "#web/ui/badge.tsx";

interface SwitchProps {
  name: string;
  useCase: "switch_calling" | "switch_purchases" | "switch_sign_up";
  /** Null while it is on. */
  offSince: string | null;
  /** Why it is off, when no operator switched it. */
  because?: string | undefined;
  /** What being off means. */
  whenOff: string;
}

/** One part of the product, whether it is on, and the button that turns it. */
export function Switch({ name, useCase, offSince, because, whenOff }: SwitchProps) {
  const isOn = offSince === null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold text-base">{name}</span>
          <Badge tone={isOn ? "good" : "danger"}>{isOn ? "On" : "Off"}</Badge>
        </p>
        {offSince !== null && (
          <p className="text-ink-soft">
            Since <Moment at={offSince} />
            {because && `, because ${because}`}. {whenOff}
          </p>
        )}
      </div>
      <ActDialog
        // One question a state: an open one must not turn into its opposite.
        key={String(isOn)}
        useCase={useCase}
        button={isOn ? "Switch off" : "Switch on"}
        variant={isOn ? "danger" : "primary"}
        title={`Switch ${name.toLowerCase()} ${isOn ? "off" : "on"}?`}
        sentence={isOn ? whenOff : `${name} is possible again, for all users.`}
        body={(reason) => ({ on: !isOn, reason })}
        outcome={() => `${name} is switched ${isOn ? "off" : "on"}.`}
      />
    </li>
  );
}
