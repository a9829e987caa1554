import { useState } from "react";
import type { CaptchaAction } from "#contract/users/captcha.ts";
import { Captcha } from "./captcha.tsx";

export type AskedCaptcha = ReturnType<typeof useAskedCaptcha>;

/** For forms that need a CAPTCHA only when the server says so. */
export function useAskedCaptcha(action: CaptchaAction) {
  // Zero until the server asks for a CAPTCHA. A solution is good for one attempt, so each attempt gets a new one.
  const [attempt, setAttempt] = useState(0);
  const [token, setToken] = useState("");
  const isAsked = attempt > 0;
  return {
    /** The CAPTCHA once the server has asked for one; empty before. */
    field: isAsked ? <Captcha key={attempt} action={action} onSolved={setToken} /> : null,
    isMissing: isAsked && token === "",
    token: token === "" ? undefined : token,
    /** Reports how an attempt ended: the server may have asked for a CAPTCHA, and a solved one is used up. */
    attempted(error: unknown): void {
      if (!isAsked && !asksForCaptcha(error)) return;
      setToken("");
      setAttempt(attempt + 1);
    },
  };
}

/** Reads the code of an ApiError, whose class would bring the contract into the pages that arrive as HTML. */
function asksForCaptcha(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "captcha_required";
}
