import "altcha/external";
import "altcha/altcha.css";
import "altcha/types/react";
import pbkdf2WorkerUrl from "altcha/workers/pbkdf2?worker&url";
import { useEffect, useRef, useState } from "react";
import type { Language } from "#contract/pages/languages.ts";
import { captchaChallengePath } from "#contract/users/captcha.ts";
import { useLanguage } from "#web/kit/loading/language.ts";
import { trustedScript, trustMarkup } from "#web/kit/loading/trusted-scripts.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { t } from "#words/translate.ts";

// The bundle with inlined workers would need a wider content security policy. Vite's development server has modules.
const type = import.meta.env.DEV ? "module" : "classic";
globalThis.$altcha.algorithms.set(
  "PBKDF2/SHA-256",
  () => new Worker(trustedScript(pbkdf2WorkerUrl), { type }),
);

const look = {
  "--altcha-max-width": "100%",
  "--altcha-color-base": "var(--color-surface)",
  "--altcha-color-base-content": "var(--color-ink)",
  "--altcha-color-primary": "var(--color-accent)",
  "--altcha-color-primary-content": "var(--color-on-accent)",
  "--altcha-color-success": "var(--color-accent)",
  "--altcha-color-success-content": "var(--color-on-accent)",
  "--altcha-color-error": "var(--color-danger)",
  "--altcha-border-color": "var(--color-line-strong)",
  "--altcha-border-radius": "10px",
  "--altcha-checkbox-border-color": "var(--color-line-strong)",
};

/** ALTCHA's widget: the browser solves a proof of work that our own server verifies. */
export function AltchaWidget({ onSolved }: { onSolved: (token: string) => void }) {
  const language = useAltchaLanguage();
  if (language === undefined) return <Loading label={t("Loading the CAPTCHA...")} />;
  return <Widget language={language} onSolved={onSolved} />;
}

function Widget({ language, onSolved }: { language: string; onSolved: (token: string) => void }) {
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const widget = box.current;
    const follow = (event: Event) => onSolved(payloadOf(event));
    widget?.addEventListener("statechange", follow);
    return () => widget?.removeEventListener("statechange", follow);
  }, [onSolved]);

  return (
    <div>
      <altcha-widget ref={box} challenge={captchaChallengePath} language={language} style={look} />
    </div>
  );
}

/** The widget's name of the page's language once it has its words. */
function useAltchaLanguage(): string | undefined {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void loadAltchaWords(language).then((name) => {
      // The widget writes its footer, a line with a link, as markup.
      trustMarkup(globalThis.$altcha.i18n.get(name)?.footer ?? "");
      if (isWanted) setLoaded(name);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded;
}

function payloadOf(event: Event): string {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== "object" || detail === null) return "";
  const verified = "state" in detail && detail.state === "verified";
  return verified && "payload" in detail && typeof detail.payload === "string" ? detail.payload : "";
}

/** ALTCHA's own words for our languages, by the names that it gives them. English comes with the widget. */
const words: Record<Exclude<Language, "en">, { code: string; load: () => Promise<unknown> }> = {
  de: { code: "de", load: () => import("altcha/i18n/de") },
  es: { code: "es-es", load: () => import("altcha/i18n/es-es") },
  fr: { code: "fr-fr", load: () => import("altcha/i18n/fr-fr") },
  pt: { code: "pt-br", load: () => import("altcha/i18n/pt-br") },
  ar: { code: "ar", load: () => import("altcha/i18n/ar") },
  hi: { code: "hi", load: () => import("altcha/i18n/hi") },
};

/** Loads what the widget says in a language. Returns the widget's name of it: English where its words do not load. */
async function loadAltchaWords(language: Language): Promise<string> {
  if (language === "en") return "en";
  const { code, load } = words[language];
  return load().then(
    () => code,
    () => "en",
  );
}
