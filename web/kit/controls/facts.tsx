import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="figures divide-y divide-line text-sm">{children}</dl>;
}

export function Fact({
  name,
  strong = false,
  children,
}: {
  name: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        "flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0",
        strong && "font-bold text-lg",
      )}
    >
      <dt className={classNames(!strong && "text-ink-soft")}>{name}</dt>
      <dd className={classNames("ms-auto min-w-0 break-words text-end", !strong && "font-medium")}>
        {children}
      </dd>
    </div>
  );
}
