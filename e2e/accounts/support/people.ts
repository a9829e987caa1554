import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { call, type Reply, secret } from "./call.ts";
import { mailTo, tokenIn } from "./inbox.ts";

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** A person whom the target has never seen. */
export function newPerson(): Person {
  const name = randomBytes(8).toString("hex");
  return {
    firstName: "Ada",
    lastName: "Lovelace",
    email: `ada.${name}@example.com`,
    password: secret(`a long passphrase ${randomBytes(6).toString("hex")}`),
  };
}

export const subjects = {
  verify: "Confirm your email address",
  reset: "Reset your password",
  changed: "Your password was changed",
};

/** Reads a token from a reply and remembers it as a secret. */
export function tokenOf(reply: Reply): string {
  expect(reply).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^[\w-]{43}$/) } });
  return secret(String(reply.body.token));
}

export async function signUp(person: Person): Promise<string> {
  return tokenOf(await call("POST", "/api/auth/signup", { body: person }));
}

/** The token in the newest verification mail to an address. */
export async function verificationToken(email: string, seen = 0): Promise<string> {
  return tokenIn(await mailTo(email, subjects.verify, seen));
}

async function verify(email: string): Promise<void> {
  const reply = await call("GET", `/api/auth/verify-email/${await verificationToken(email)}`, {
    headers: { accept: "application/json" },
  });
  expect(reply.status).toBe(200);
}

export async function verifiedPerson(): Promise<Person> {
  const person = newPerson();
  await signUp(person);
  await verify(person.email);
  return person;
}

export async function logIn({ email, password }: Person): Promise<string> {
  return tokenOf(await call("POST", "/api/auth/login", { body: { email, password } }));
}

export async function meStatus(token: string | undefined): Promise<number> {
  return (await call("GET", "/api/auth/me", { token })).status;
}

/** Requests a password reset and reads the token from the mail. */
export async function resetToken(email: string): Promise<string> {
  expect((await call("POST", "/api/auth/forgot-password", { body: { email } })).status).toBe(200);
  return tokenIn(await mailTo(email, subjects.reset));
}

export function resetPassword(token: string, password: unknown): Promise<Reply> {
  return call("POST", `/api/auth/reset-password/${token}`, { body: { password } });
}

/** The common shape of refusals, with a code and a sentence. */
export function refusal(code: unknown, message: unknown = expect.stringMatching(/\S/)) {
  return { error: expect.objectContaining({ code, message }), message, msg: message };
}
