import { Suspense, useEffect, useState } from "react";
import { lazyWithQueries } from "#web/lib/lazy-with-queries.tsx";
import { touched } from "#web/lib/touch.ts";
import { Loading } from "#web/ui/loading.tsx";
import { t } from "#words/translate.ts";
import type { ProviderCaptchaProps } from "./provider-captcha.tsx";

const ProviderCaptcha = lazyWithQueries(async () => (await import("./provider-captcha.tsx")).ProviderCaptcha);

/** A CAPTCHA, which loads when the reader first touches the page. */
export function Captcha(props: ProviderCaptchaProps) {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => void touched.then(() => setTouched(true)), []);
  return (
    <div className="min-h-20">
      {isTouched && (
        <Suspense fallback={<Loading label={t("Loading the CAPTCHA...")} />}>
          <ProviderCaptcha {...props} />
        </Suspense>
      )}
    </div>
  );
}
