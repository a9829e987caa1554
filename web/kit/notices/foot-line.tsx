import type { ReactNode } from "react";

/** A notice at the lower edge of the window. */
export function FootLine({ children }: { children: ReactNode }) {
  return (
    <div className="border-line border-t bg-surface">
      <div className="page-width py-2">{children}</div>
    </div>
  );
}
