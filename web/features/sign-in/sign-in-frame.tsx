import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

interface SignInFrameProps {
  title: string;
  lead?: ReactNode;
  /** What stands below the card: the way to the neighbouring page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The narrow page that every step of getting into an account stands on. */
export function SignInFrame({ title, lead, foot, children }: SignInFrameProps) {
  return (
    <div className="mx-auto w-full max-w-md">
      <PageTitle lead={lead}>{title}</PageTitle>
      <Card>{children}</Card>
      {foot && <p className="mt-6 text-center text-ink-soft text-sm">{foot}</p>}
    </div>
  );
}
