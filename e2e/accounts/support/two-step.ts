import { expect } from "vitest";
import { call, type Reply } from "./call.ts";
import { logIn, type Person, refusal, verifiedPerson } from "./people.ts";
import { secret } from "./secrets.ts";
import { appCode } from "./totp.ts";

/** Switches an authenticator app on as the second step of a user, who has logged in from this machine. */
export async function withTwoStep(given?: Person, from?: string) {
  const person = given ?? (await verifiedPerson());
  const token = await logIn(person, from);
  const { password } = person;
  const begun = await call("POST", "/api/account/two-step", { token, body: { password } });
  const key = secret(String(begun.body.secret));
  const body = { code: appCode(key) };
  const confirmed = await call("POST", "/api/account/two-step/confirm", { token, body });
  expect(confirmed.status).toBe(200);
  return { person, key, token, recoveryCodes: (confirmed.body.recoveryCodes as string[]).map(secret) };
}

export async function challengeFor({ email, password }: Person): Promise<string> {
  const reply = await call("POST", "/api/auth/login", { body: { email, password } });
  expect(reply).toMatchObject({ status: 403, body: refusal("two_step_required") });
  expect(reply.body.token).toBeUndefined();
  return secret((reply.body.twoStep as { challenge: string }).challenge);
}

export function finishTwoStep(challenge: string, proof: object, from?: string): Promise<Reply> {
  return call("POST", "/api/auth/two-step", { body: { challenge, ...proof }, from });
}
