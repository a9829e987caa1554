import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type AlertTone = "info" | "good" | "warn" | "danger";

const tones = {
  info: { style: "bg-sunken text-ink", Icon: Info },
  good: { style: "bg-good-soft text-good", Icon: CircleCheck },
  warn: { style: "bg-warn-soft text-warn", Icon: CircleAlert },
  danger: { style: "bg-danger-soft text-danger", Icon: CircleAlert },
} as const satisfies Record<AlertTone, unknown>;

export interface AlertProps {
  tone: AlertTone;
  children: ReactNode;
  className?: string;
}

/** A sentence that stays until its cause is gone. A danger interrupts a screen reader; other tones wait. */
export function Alert({ tone, children, className }: AlertProps) {
  const { style, Icon } = tones[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={classNames(
        "fade-in flex items-start gap-3 rounded-control px-4 py-3 font-medium text-sm",
        style,
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
