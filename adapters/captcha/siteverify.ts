import { z } from "zod";
import type { Captcha } from "#domain/captcha.ts";

export interface SiteverifyOptions {
  secretKey: string;
  /** Address that verifies answers; reCAPTCHA's by default. Turnstile and hCaptcha speak the same protocol. */
  url?: string;
  timeout_ms?: number;
  /** Receives the reason, without secrets, when the service could not verify an answer. */
  report: (problem: string) => void;
}

const recaptchaUrl = "https://www.google.com/recaptcha/api/siteverify";
const defaultTimeout_ms = 5_000;

const replySchema = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string()).default([]),
});

/** Error codes that blame our request, not the visitor's answer. */
const ourMistakes = new Set([
  "missing-input-secret",
  "invalid-input-secret",
  "bad-request",
  "internal-error",
]);

/** Verifies answers with an outside service, which also counts each answer once. */
export function siteverifyCaptcha(options: SiteverifyOptions): Captcha {
  return {
    async verify(token) {
      try {
        const reply = await ask(options, token);
        if (reply.success) return "solved";
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

async function ask(options: SiteverifyOptions, token: string) {
  const response = await fetch(options.url ?? recaptchaUrl, {
    method: "POST",
    body: new URLSearchParams({ secret: options.secretKey, response: token }),
    redirect: "error",
    signal: AbortSignal.timeout(options.timeout_ms ?? defaultTimeout_ms),
  });
  // The protocol sends its own errors with status 200 or 400 and the same body.
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  return replySchema.parse(await response.json());
}

function reason(error: unknown): string {
  if (error instanceof z.ZodError) return "its reply has another shape";
  return error instanceof Error ? error.message : "unknown";
}
