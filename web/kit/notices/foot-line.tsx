import type { ReactNode } from "react";

export function FootLine({ children }: { children: ReactNode }) {
  return (
    <div className="border-line border-t bg-surface">
      <div className="page-width py-2">{children}</div>
    </div>
  );
}
