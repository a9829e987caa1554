import { Suspense } from "react";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { useIsTouched } from "#web/kit/browser/served-page.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { t } from "#words/translate.ts";
import type { ProviderCaptchaProps } from "./provider-captcha.tsx";

const ProviderCaptcha = lazyWithQueries(async () => (await import("./provider-captcha.tsx")).ProviderCaptcha);

/** A CAPTCHA, which loads when the reader first touches the page. */
export function Captcha(props: ProviderCaptchaProps) {
  return (
    <div className="min-h-20">
      {useIsTouched() && (
        <Suspense fallback={<Loading label={t("Loading the CAPTCHA...")} />}>
          <ProviderCaptcha {...props} />
        </Suspense>
      )}
    </div>
  );
}
