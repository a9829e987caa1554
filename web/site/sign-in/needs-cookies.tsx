import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#web/kit/controls/button.tsx";
import { blockedStorage } from "#web/kit/kept/blocked-storage.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { t } from "#words/translate.ts";

/**
 * The ways in, or what they need instead: without cookies no right password leads anywhere. Without storage a session
 * lasts as long as the page.
 */
export function NeedsCookies({ children }: { children: ReactNode }) {
  const [blocked, setBlocked] = useState<ReturnType<typeof blockedStorage>>(null);
  useEffect(() => setBlocked(blockedStorage()), []);
  if (blocked === "cookies") {
    return (
      <div className="space-y-5">
        <Alert tone="danger">
          {t(
            "Your browser blocks cookies for this site, and no one can log in without them. Allow cookies for this site in the browser's settings, and load the page again.",
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
            "Your browser keeps no data for this site, so you are logged out when the page is loaded again. Allow site data in the browser's settings to stay logged in.",
          )}
        </Alert>
      )}
    </>
  );
}
