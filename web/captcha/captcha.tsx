import { lazy, Suspense } from "react";
import { useConfig } from "#web/lib/config-query.ts";
import { Loading } from "#web/ui/loading.tsx";
import { Recaptcha } from "./recaptcha.tsx";

const AltchaWidget = lazy(async () => ({ default: (await import("./altcha-widget.tsx")).AltchaWidget }));

interface CaptchaProps {
  /** Gets the proof; an empty text once the proof has expired. */
  onSolved: (token: string) => void;
}

/** The CAPTCHA of the provider that the server is configured with. */
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
