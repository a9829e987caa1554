import { z } from "zod";
import type { CaptchaAction } from "#contract/users/captcha.ts";
import type { Captcha } from "#domain/captcha.ts";

export interface SiteverifyService {
  vendor: SiteverifyVendor;
  siteKey: string;
  secretKey: string;
  url?: string | undefined;
  timeout_ms?: number | undefined;
}

export interface SiteverifyOptions extends SiteverifyService {
  /** Host of our own pages; an answer solved on another site does not count. */
  hostname: string;
  /** Receives the reason, without secrets, when the service could not verify an answer. */
  report: (problem: string) => void;
}

/** All speak reCAPTCHA's protocol; only Turnstile's widget takes an action and has it confirmed. */
const vendors = {
  recaptcha: { url: "https://www.google.com/recaptcha/api/siteverify", confirmsAction: false },
  turnstile: { url: "https://challenges.cloudflare.com/turnstile/v0/siteverify", confirmsAction: true },
  hcaptcha: { url: "https://api.hcaptcha.com/siteverify", confirmsAction: false },
} as const;

export type SiteverifyVendor = keyof typeof vendors;

const defaultTimeout_ms = 5_000;

/**
 * Reply of all three about a checkbox. `score` is not read: reCAPTCHA sends it for keys without a checkbox only, and
 * hCaptcha for Enterprise plans, where the operator's rules decide on `success`.
 */
const replySchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});

type Reply = z.infer<typeof replySchema>;

/** Error codes that blame our request, not the visitor's answer. */
export const ourMistakes = new Set([
  "missing-input-secret",
  "invalid-input-secret",
  "sitekey-secret-mismatch",
  "not-using-dummy-passcode",
  "bad-request",
  "internal-error",
]);

/** Verifies answers with an outside service, which also counts each answer once. */
export function siteverifyCaptcha(options: SiteverifyOptions): Captcha {
  return {
    async verify(token, action) {
      try {
        const reply = await askSiteverify(options, token);
        if (reply.success) return isForUs(options, reply, action) ? "solved" : "failed";
        const mistakes = reply["error-codes"].filter((code) => ourMistakes.has(code));
        if (mistakes.length === 0) return "failed";
        options.report(`The CAPTCHA service refused our request: ${mistakes.join(", ")}`);
      } catch (error) {
        options.report(`The CAPTCHA service did not answer properly: ${reason(error)}`);
      }
      return "unavailable";
    },
  };
}

/** True when the answer was solved on our own pages, for this form where the vendor knows forms apart. */
function isForUs({ vendor, hostname }: SiteverifyOptions, reply: Reply, action: CaptchaAction): boolean {
  const actionIsRight =
    reply.action === undefined ? !vendors[vendor].confirmsAction : reply.action === action;
  return reply.hostname === hostname && actionIsRight;
}

/** Sends a token to the service. @throws Error when it does not answer in its protocol. */
export async function askSiteverify(
  { vendor, siteKey, secretKey, url, timeout_ms }: SiteverifyService,
  token: string,
): Promise<Reply> {
  const form = new URLSearchParams({ secret: secretKey, response: token });
  // A secret of hCaptcha serves all site keys of the account.
  if (vendor === "hcaptcha") form.set("sitekey", siteKey);
  const response = await fetch(url ?? vendors[vendor].url, {
    method: "POST",
    body: form,
    redirect: "error",
    signal: AbortSignal.timeout(timeout_ms ?? defaultTimeout_ms),
  });
  // The protocol sends its own errors with status 200 or 400 and the same body.
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  return replySchema.parse(await response.json());
}

function reason(error: unknown): string {
  if (error instanceof z.ZodError) return "its reply has another shape";
  return error instanceof Error ? error.message : "unknown";
}
