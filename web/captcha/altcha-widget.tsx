import "altcha/external";
import "altcha/altcha.css";
import "altcha/types/react";
import pbkdf2WorkerUrl from "altcha/workers/pbkdf2?worker&url";
import { useEffect, useRef } from "react";
import { captchaChallengePath } from "#contract/captcha.ts";
import { trustedScript, trustMarkup } from "#web/lib/trusted-scripts.ts";

// The bundle with inlined workers would need a wider content security policy. Vite's development server has modules.
const type = import.meta.env.DEV ? "module" : "classic";
globalThis.$altcha.algorithms.set(
  "PBKDF2/SHA-256",
  () => new Worker(trustedScript(pbkdf2WorkerUrl), { type }),
);

// The widget writes its footer, a line with a link, as markup.
trustMarkup(globalThis.$altcha.i18n.get("en")?.footer ?? "");

const look = {
  "--altcha-max-width": "100%",
  "--altcha-color-base": "var(--surface)",
  "--altcha-color-base-content": "var(--ink)",
  "--altcha-color-primary": "var(--accent)",
  "--altcha-color-primary-content": "var(--on-accent)",
  "--altcha-color-success": "var(--accent)",
  "--altcha-color-success-content": "var(--on-accent)",
  "--altcha-color-error": "var(--danger)",
  "--altcha-border-color": "var(--line-strong)",
  "--altcha-border-radius": "10px",
  "--altcha-checkbox-border-color": "var(--line-strong)",
};

/** ALTCHA's widget: the browser solves a proof of work that our own server verifies. */
export function AltchaWidget({ onSolved }: { onSolved: (token: string) => void }) {
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const widget = box.current;
    const follow = (event: Event) => onSolved(payloadOf(event));
    widget?.addEventListener("statechange", follow);
    return () => widget?.removeEventListener("statechange", follow);
  }, [onSolved]);

  return (
    <div>
      <altcha-widget ref={box} challenge={captchaChallengePath} style={look} />
    </div>
  );
}

function payloadOf(event: Event): string {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== "object" || detail === null) return "";
  const verified = "state" in detail && detail.state === "verified";
  return verified && "payload" in detail && typeof detail.payload === "string" ? detail.payload : "";
}
