import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { CaptchaAction, CaptchaConfig, CaptchaVendor } from "#contract/users/captcha.ts";
import { useConfig } from "#web/kit/api/config-query.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { loadScript } from "#web/kit/loading/load-script.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { t } from "#words/translate.ts";

const AltchaWidget = lazyPart(async () => (await import("./altcha-widget.tsx")).AltchaWidget, NotLoaded);

export interface ProviderCaptchaProps {
  action: CaptchaAction;
  /** Gets the proof; an empty text once the proof has expired. */
  onSolved: (token: string) => void;
}

export function ProviderCaptcha({ action, onSolved }: ProviderCaptchaProps) {
  const config = useConfig();
  if (!config.data) return <Loading label={t("Loading the CAPTCHA...")} />;
  const { captcha } = config.data;
  if (captcha.provider !== "altcha")
    return <VendorWidget config={captcha} action={action} onSolved={onSolved} />;
  return <AltchaWidget onSolved={onSolved} />;
}

/** The common part of the three vendors' scripts. */
interface WidgetApi {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      action: CaptchaAction;
      callback: (token: string) => void;
      "expired-callback": () => void;
    },
  ): number | string;
  /** reCAPTCHA's script has a second part, which it waits for here. */
  ready?(done: () => void): void;
  remove?(widget: number | string): void;
}

declare global {
  interface Window {
    grecaptcha?: WidgetApi & { ready(done: () => void): void };
    turnstile?: WidgetApi;
    hcaptcha?: WidgetApi;
  }
}

const globalNames = {
  recaptcha: "grecaptcha",
  turnstile: "turnstile",
  hcaptcha: "hcaptcha",
} as const satisfies Record<CaptchaVendor, keyof Window>;

type VendorConfig = Extract<CaptchaConfig, { siteKey: string }>;

async function loadWidget({ provider, scriptUrl }: VendorConfig): Promise<WidgetApi> {
  await loadScript(scriptUrl);
  if (provider === "recaptcha") await new Promise<void>((done) => window.grecaptcha?.ready(done));
  const api = window[globalNames[provider]];
  if (!api) throw new Error(`${provider} did not start`);
  return api;
}

function VendorWidget({ config, action, onSolved }: ProviderCaptchaProps & { config: VendorConfig }) {
  const api = useQuery({
    queryKey: ["captcha-widget", config.provider],
    queryFn: () => loadWidget(config),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const place = useRef<HTMLDivElement>(null);
  const { siteKey } = config;

  useEffect(() => {
    const widgets = api.data;
    if (!widgets || !place.current) return;
    // An element can hold the widget only once, so each rendering gets an element of its own.
    const box = place.current.appendChild(document.createElement("div"));
    const expired = () => onSolved("");
    const widget = widgets.render(box, {
      sitekey: siteKey,
      action,
      callback: onSolved,
      "expired-callback": expired,
    });
    return () => {
      widgets.remove?.(widget);
      box.remove();
    };
  }, [api.data, siteKey, action, onSolved]);

  if (api.isError)
    return <Alert tone="danger">{t("The CAPTCHA could not be loaded. Please reload the page.")}</Alert>;
  return (
    <>
      {api.isPending && <Loading label={t("Loading the CAPTCHA...")} />}
      <div ref={place} />
    </>
  );
}
