import type { PublicConfig } from "#contract/pages/config.ts";

/**
 * The browser's Trusted Types, where it has them: a text becomes a script's address only through a policy that the
 * content security policy names. The DOM's types know addresses as strings.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string | null; createHTML?(html: string): string | null },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** The service worker, which web/worker/worker-plugin.ts builds. */
export const workerPath = "/worker.js";

/** The addresses of the configured scripts; empty until the configuration is here. */
const configured = new Set<string>();
/** The markup that packages write as text, word for word. */
const knownMarkup = new Set<string>();
/** Set while the card vendor's own script is used, which loads its parts itself. */
let vendorHost: string | undefined;

const rules = {
  createScriptURL(url: string) {
    if (configured.has(url) || isOwnFile(url)) return url;
    throw new TypeError(`${URL.parse(url)?.host ?? "An address"} is no configured script`);
  },
};

const policy = globalThis.window?.trustedTypes?.createPolicy("farline", rules) ?? rules;

// The card vendor's loader and script set plain addresses, and ALTCHA's widget writes one line of markup. Every
// other text is refused.
globalThis.window?.trustedTypes?.createPolicy("default", {
  createScriptURL: (url) => (isVendorFile(url) ? url : null),
  createHTML: (html) => (knownMarkup.has(html) ? html : null),
});

/** Lets the page load the scripts that the server's configuration names, and no others. */
export function trustConfiguredScripts({ stripe, captcha }: PublicConfig): void {
  if (stripe.scriptUrl) configured.add(stripe.scriptUrl);
  else vendorHost = "js.stripe.com";
  if (captcha.provider !== "altcha") configured.add(captcha.scriptUrl);
}

/** The address of a configured script or of a file of the page, for `script.src` and `new Worker`. Throws for others. */
export function trustedScript(url: string): string {
  return policy.createScriptURL(url);
}

/** Lets a package write this markup, word for word. Call it with constants of packages only. */
export function trustMarkup(html: string): void {
  knownMarkup.add(html);
}

function isOwnFile(url: string): boolean {
  const parsed = URL.parse(url, location.href);
  if (parsed?.origin !== location.origin) return false;
  return parsed.pathname.startsWith("/assets/") || parsed.pathname === workerPath;
}

function isVendorFile(url: string): boolean {
  const parsed = URL.parse(url);
  if (vendorHost === undefined || parsed?.protocol !== "https:") return false;
  return parsed.hostname === vendorHost || parsed.hostname.endsWith(`.${vendorHost}`);
}
