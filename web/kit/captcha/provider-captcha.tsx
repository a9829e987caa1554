import { Suspense } from "react";
import type { CaptchaAction } from "#contract/users/captcha.ts";
import { useConfig } from "#web/kit/api/config-query.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { t } from "#words/translate.ts";
import { VendorWidget } from "./vendor-widget.tsx";

const AltchaWidget = lazyPart(async () => (await import("./altcha-widget.tsx")).AltchaWidget, NotLoaded);

export interface ProviderCaptchaProps {
  /** The form that the proof is for. */
  action: CaptchaAction;
  /** Gets the proof; an empty text once the proof has expired. */
  onSolved: (token: string) => void;
}

/** The CAPTCHA of the provider that the server is configured with. */
export function ProviderCaptcha({ action, onSolved }: ProviderCaptchaProps) {
  const config = useConfig();
  if (!config.data) return <Loading label={t("Loading the CAPTCHA...")} />;
  const { captcha } = config.data;
  if (captcha.provider !== "altcha")
    return <VendorWidget config={captcha} action={action} onSolved={onSolved} />;
  return (
    <Suspense fallback={<Loading label={t("Loading the CAPTCHA...")} />}>
      <AltchaWidget onSolved={onSolved} />
    </Suspense>
  );
}
