import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";

interface SwitchProps {
  name: string;
  useCase: "switch_calling" | "switch_purchases" | "switch_sign_up";
  /** Null while it is on. */
  offSince: string | null;
  /** Reason why it is off, when no operator switched it. */
  because?: string | undefined;
  /** The variable that keeps it off on the server that answers, also when it is switched on here. */
  offBy?: string | undefined;
  /** The effect of the switch while it is off. */
  whenOff: string;
}

/** One part of the product, whether it is on, and the button that turns it. */
export function Switch({ name, useCase, offSince, because, offBy, whenOff }: SwitchProps) {
  const isOn = offSince === null;
  const stays = offBy === undefined ? undefined : `It stays off while this server runs with ${offBy}=off.`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold text-base">{name}</span>
          <Badge tone={isOn && !offBy ? "good" : "danger"}>{isOn && !offBy ? "On" : "Off"}</Badge>
        </p>
        {offBy && (
          <p className="text-ink-soft">
            {stays} {isOn && whenOff}
          </p>
        )}
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
        sentence={isOn ? whenOff : (stays ?? `${name} is possible again, for all users.`)}
        body={(reason) => ({ on: !isOn, reason })}
        outcome={() =>
          isOn ? `${name} is switched off.` : [`${name} is switched on.`, stays].filter(Boolean).join(" ")
        }
      />
    </li>
  );
}
