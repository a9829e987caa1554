import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { loadScript } from "#web/lib/load-script.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Loading } from "#web/ui/loading.tsx";

interface RecaptchaApi {
  ready(done: () => void): void;
  render(
    container: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; "expired-callback": () => void },
  ): number;
}

declare global {
  interface Window {
    grecaptcha?: RecaptchaApi;
  }
}

const scriptUrl = "https://www.google.com/recaptcha/api.js?render=explicit";

async function loadRecaptcha(): Promise<RecaptchaApi> {
  await loadScript(scriptUrl);
  const api = window.grecaptcha;
  if (!api) throw new Error("reCAPTCHA did not start");
  await new Promise<void>((done) => api.ready(done));
  return api;
}

interface RecaptchaProps {
  siteKey: string;
  onSolved: (token: string) => void;
}

/** Google's widget, for installations that have its keys. */
export function Recaptcha({ siteKey, onSolved }: RecaptchaProps) {
  const api = useQuery({
    queryKey: ["recaptcha"],
    queryFn: loadRecaptcha,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!api.data || !place.current) return;
    // An element can hold the widget only once, so each rendering gets an element of its own.
    const box = place.current.appendChild(document.createElement("div"));
    api.data.render(box, { sitekey: siteKey, callback: onSolved, "expired-callback": () => onSolved("") });
    return () => box.remove();
  }, [api.data, siteKey, onSolved]);

  if (api.isError)
    return <Alert tone="danger">The CAPTCHA could not be loaded. Please reload the page.</Alert>;
  return (
    <>
      {api.isPending && <Loading label="Loading the CAPTCHA..." />}
      <div ref={place} />
    </>
  );
}
