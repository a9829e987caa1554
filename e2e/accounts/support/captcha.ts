import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { call } from "./call.ts";

/** Requests a challenge and solves it, as the widget in the browser does. */
export async function solvedCaptcha(): Promise<string> {
  const reply = await call("GET", "/api/contact/challenge");
  const challenge = JSON.parse(reply.text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
