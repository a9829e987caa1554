import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface CardProps {
  title?: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Card({ title, action, className, children }: CardProps) {
  return (
    <section
      aria-label={title}
      className={classNames("rounded-card border border-line bg-surface p-4 shadow-card sm:p-7", className)}
    >
      {title && (
        <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:mb-5">
          <h2 className="min-w-0 break-words font-bold text-lg">{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
