import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/kit/controls/class-names.ts";

const tones = {
  info: { style: "bg-sunken text-ink", Icon: Info },
  good: { style: "bg-good-soft text-good", Icon: CircleCheck },
  warn: { style: "bg-warn-soft text-warn", Icon: CircleAlert },
  danger: { style: "bg-danger-soft text-danger", Icon: CircleAlert },
} as const;

export interface AlertProps extends ComponentProps<"div"> {
  tone: keyof typeof tones;
  action?: ReactNode;
}

/**
 * A sentence about a state, which stays as long as the state does: what could not be loaded, what a purchase may still
 * be, why a call was refused. The answer to a press is a PassingAlert or a toast, and passes.
 * A danger interrupts a screen reader; other tones wait.
 */
export function Alert({ tone, children, className, action, ...rest }: AlertProps) {
  const { style, Icon } = tones[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      {...rest}
      className={classNames(
        "fade-in flex items-start gap-3 rounded-control px-4 py-3 font-medium text-sm",
        style,
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}
