import { lazy, Suspense } from "react";
import { useConfig } from "#web/lib/config-query.ts";
import { Loading } from "#web/ui/loading.tsx";
import { Recaptcha } from "./recaptcha.tsx";

const AltchaWidget = lazy(async () => ({ default: (await import("./altcha-widget.tsx")).AltchaWidget }));

interface CaptchaProps {
  /** Gets what proves it; an empty text when that is no longer good. */
  onSolved: (token: string) => void;
}

/** The CAPTCHA that the server is set up to judge. */
export function Captcha({ onSolved }: CaptchaProps) {
  const config = useConfig();
  if (!config.data) return <Loading label="Loading the CAPTCHA..." />;
  const { provider, siteKey } = config.data.captcha;
  if (provider === "recaptcha" && siteKey) return <Recaptcha siteKey={siteKey} onSolved={onSolved} />;
  return (
    <Suspense fallback={<Loading label="Loading the CAPTCHA..." />}>
      <AltchaWidget onSolved={onSolved} />
    </Suspense>
  );
}
