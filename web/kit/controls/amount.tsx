import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** An amount, whose sign and currency never part from its digits at the end of a line. */
export function Amount({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={classNames("figures whitespace-nowrap", className)}>{children}</span>;
}
