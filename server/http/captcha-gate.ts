import { type Refusal, refuse } from "#contract/refusals.ts";
import type { Route } from "#contract/route.ts";
import type { Captcha } from "#domain/captcha.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { Call } from "./mount.ts";

interface GateDeps<Action extends string> {
  limits: Pick<RateLimits<Action>, "needsCaptcha">;
  captcha: Captcha;
}

/**
 * Does work at once while little is tried from a machine; after that for a solved CAPTCHA only, each good for one attempt.
 * Refuses `captcha_required` without one, `captcha_failed`, and `unavailable` when its judge does not answer.
 */
export function captchaGate<Action extends string>({ limits, captcha }: GateDeps<Action>) {
  return async <R extends Route, T>(
    call: Call<R> & { body: { captchaToken?: string | undefined } },
    action: Action,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal> => {
    if (!(await limits.needsCaptcha(action, call.request.ip))) return work();
    const token = call.body.captchaToken;
    if (!token) return refuse("captcha_required");
    const verdict = await captcha.verify(token);
    if (verdict === "failed") return refuse("captcha_failed");
    return verdict === "solved" ? work() : refuse("unavailable");
  };
}
