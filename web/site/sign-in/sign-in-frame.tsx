import type { ReactNode } from "react";
import { Card } from "#web/kit/controls/card.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";

interface SignInFrameProps {
  title: string;
  lead?: ReactNode;
  /** Shown below the card: a link to the neighbouring page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The narrow page for every step of signing in or up. */
export function SignInFrame({ title, lead, foot, children }: SignInFrameProps) {
  return (
    <div className="mx-auto w-full max-w-md">
      <PageTitle lead={lead}>{title}</PageTitle>
      <Card>{children}</Card>
      {foot && <p className="mt-6 text-center text-ink-soft text-sm">{foot}</p>}
    </div>
  );
}
