import { Secret } from "otpauth";
import { inAscii } from "#contract/ascii-text.ts";
import type { Ids } from "#domain/runtime.ts";
import { hashToken } from "#domain/tokens.ts";
import { matchingStep } from "./totp.ts";
import type { TwoStepStore } from "./two-step-store.ts";

/** The secret length that RFC 4226 recommends for SHA-1. */
const secretBytes = 20;
const recoveryCodeCount = 10;
/** 120 bits: too many to guess, so a fast hash is as safe as a slow one. */
const recoveryCodeBytes = 15;

/** A new secret for an authenticator app, base32. */
export function newSecret(ids: Ids): string {
  return randomBase32(ids, secretBytes);
}

/** Makes new recovery codes and replaces all earlier ones. Returns them once; only their hashes are stored. */
export async function renewRecoveryCodes(
  ids: Ids,
  twoSteps: TwoStepStore,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => randomBase32(ids, recoveryCodeBytes));
  await twoSteps.replaceRecoveryCodes(userId, codes.map(hashToken));
  return codes.map((code) => code.replace(/.{4}(?=.)/g, "$&-"));
}

/** Uses a code of the app or a recovery code. Returns its kind, or undefined for an invalid code. */
export async function spendCode(
  twoSteps: TwoStepStore,
  userId: string,
  typed: string,
  at: Date,
): Promise<"app" | "recovery" | undefined> {
  const twoStep = await twoSteps.find(userId);
  if (twoStep?.confirmedAt == null) return undefined;
  const code = tidied(typed);
  if (isAppCode(code)) {
    const step = twoStep.secret === null ? undefined : matchingStep(twoStep.secret, code, at);
    return step !== undefined && (await twoSteps.spendStep(userId, step)) ? "app" : undefined;
  }
  return (await twoSteps.spendRecoveryCode(userId, hashToken(code))) ? "recovery" : undefined;
}

/** The time step of a first code, which proves that the app has the secret. */
export function firstStep(secret: string, typed: string, at: Date): number | undefined {
  const code = tidied(typed);
  return isAppCode(code) ? matchingStep(secret, code, at) : undefined;
}

/** Keyboards in Arabic, Hindi and Japanese write other digits than an app shows. */
function tidied(typed: string): string {
  return inAscii(typed)
    .replace(/[\s\p{Dash}]/gu, "")
    .toUpperCase();
}

function isAppCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}

function randomBase32(ids: Ids, byteCount: number): string {
  const bytes = Uint8Array.from(Buffer.from(ids.secret(), "base64url").subarray(0, byteCount));
  return new Secret({ buffer: bytes.buffer }).base32;
}
