import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { blockedStorage } from "#web/kit/kept/blocked-storage.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { t } from "#words/translate.ts";

interface SignInFrameProps {
  title: string;
  lead?: ReactNode;
  /** Shown below the card: a link to the neighbouring page. */
  foot?: ReactNode;
  children: ReactNode;
}

export function SignInFrame({ title, lead, foot, children }: SignInFrameProps) {
  return (
    <div className="mx-auto w-full max-w-md">
      <PageTitle lead={lead}>{title}</PageTitle>
      <Card>{children}</Card>
      {foot && <p className="mt-6 text-center text-ink-soft text-sm">{foot}</p>}
    </div>
  );
}

export function OrDivider() {
  return (
    <p className="my-5 flex items-center gap-4 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t("or")}
    </p>
  );
}

/** The ways in, or what they need: no login without cookies, and without storage it lasts as long as the page. */
export function NeedsCookies({ children }: { children: ReactNode }) {
  const [blocked, setBlocked] = useState<ReturnType<typeof blockedStorage>>(null);
  useEffect(() => setBlocked(blockedStorage()), []);
  if (blocked === "cookies") {
    return (
      <div className="space-y-5">
        <Alert tone="danger">
          {t(
            "Your browser blocks cookies for this site, and you cannot log in without them. Allow cookies for this site in the browser's settings, then reload the page.",
          )}
        </Alert>
        <Button size="large" className="w-full" onClick={() => window.location.reload()}>
          {t("Load again")}
        </Button>
      </div>
    );
  }
  return (
    <>
      {children}
      {blocked === "storage" && (
        <Alert tone="warn" className="mt-5">
          {t(
            "Your browser does not keep data for this site, so you will be logged out when the page reloads. Allow site data in the browser's settings to stay logged in.",
          )}
        </Alert>
      )}
    </>
  );
}
