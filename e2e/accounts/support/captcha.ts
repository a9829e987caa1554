import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { defaultAttempts } from "#adapters/captcha/altcha.ts";
import { call } from "./call.ts";

/**
 * Requests a challenge and solves it, as the widget in the browser does. The widget also tries the counters that no
 * challenge has, which is most of its work.
 */
export async function solvedCaptcha(): Promise<string> {
  const reply = await call("GET", "/api/contact/challenge");
  const challenge = JSON.parse(reply.text) as Challenge;
  const solution = await solveChallenge({
    challenge,
    deriveKey,
    counterStart: defaultAttempts.minimum,
  });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
