import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "#web/kit/controls/class-names.ts";

const place =
  "group flex min-w-0 flex-1 flex-col items-center gap-1.5 rounded-control py-1 font-semibold text-sm focus-visible:outline-stage-ink";

interface CircleProps {
  icon: ReactNode;
  label: string;
  on?: boolean;
}

interface RoundControlProps extends CircleProps, Omit<ComponentProps<"button">, "children" | "className"> {}

/** A round switch on the dark stage, above its word, bright while it is on. Under a pointer it gets a ring alone. */
export function RoundControl({ icon, label, on = false, ...rest }: RoundControlProps) {
  return (
    <button {...rest} type="button" className={place}>
      <Circle icon={icon} label={label} on={on} />
    </button>
  );
}

interface RoundLinkProps extends CircleProps, Omit<LinkProps, "children" | "className"> {}

export function RoundLink({ icon, label, ...rest }: RoundLinkProps) {
  return (
    <Link {...rest} className={place}>
      <Circle icon={icon} label={label} />
    </Link>
  );
}

function Circle({ icon, label, on = false }: CircleProps) {
  return (
    <>
      <span
        className={classNames(
          "flex size-15 items-center short:size-14 justify-center rounded-full transition-colors",
          on
            ? "bg-stage-ink text-stage"
            : "bg-stage-line text-stage-ink group-hover:inset-ring-2 group-hover:inset-ring-stage-soft",
        )}
      >
        {icon}
      </span>
      <span className="max-w-full break-words text-center leading-tight">{label}</span>
    </>
  );
}
