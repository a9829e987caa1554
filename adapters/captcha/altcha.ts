import { createHmac } from "node:crypto";
import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { CaptchaVerdict, SpentChallenges } from "#domain/captcha.ts";
import type { Clock } from "#domain/runtime.ts";

export interface AltchaOptions {
  clock: Clock;
  /** Signs the challenges; the same on every node. */
  hmacKey: string;
  spent: Pick<SpentChallenges, "spend">;
  /** Number of keys that the browser derives before it finds the right one, at least and at most. */
  attempts?: { minimum: number; maximum: number };
}

/** The default CAPTCHA: the browser proves work, and no outside service takes part. */
export interface AltchaCaptcha {
  /** Counts a challenge once, for any form, because the work is the same. */
  verify(token: string): Promise<CaptchaVerdict>;
  /** Makes a challenge for the widget; it expires after ten minutes. */
  createChallenge(): Promise<Challenge>;
}

const lifetime_ms = 10 * 60_000;
/** Rounds of PBKDF2 for one attempt: about a millisecond of work for a browser. */
const roundsPerAttempt = 5_000;
export const defaultAttempts = { minimum: 400, maximum: 800 };

const hex = z.string().regex(/^(?:[0-9a-f]{2}){1,64}$/);

/** Payload that the widget sends once it is verified, as JSON in base64. */
const payloadSchema = z.object({
  challenge: z.object({
    // Loose, because the signature covers every parameter, also those that this code does not read.
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: hex,
      salt: hex,
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
});

/** Verifies ALTCHA in this process: signed challenges that expire after ten minutes and count once. */
export function altchaCaptcha(options: AltchaOptions): AltchaCaptcha {
  const keys = {
    hmacSignatureSecret: derivedSecret(options.hmacKey, "challenge"),
    hmacKeySignatureSecret: derivedSecret(options.hmacKey, "solution"),
  };
  const attempts = options.attempts ?? defaultAttempts;
  return {
    createChallenge: () =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: roundsPerAttempt,
        // A counter chosen here bounds the work: a search for a rare key can take many times the average.
        counter: randomInt(attempts.maximum, attempts.minimum),
        expiresAt: new Date(options.clock.now().getTime() + lifetime_ms),
        deriveKey,
        ...keys,
      }),

    async verify(token) {
      const payload = decodePayload(token);
      if (payload === undefined) return "failed";
      const { parameters } = payload.challenge;
      const expiresAt = new Date(parameters.expiresAt * 1_000);
      if (expiresAt <= options.clock.now()) return "failed";
      const { verified } = await verifySolution({ ...payload, deriveKey, ...keys });
      if (!verified) return "failed";
      return (await options.spent.spend(parameters.nonce, expiresAt)) ? "solved" : "failed";
    },
  };
}

function decodePayload(token: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(token, "base64").toString("utf8")));
  } catch {
    return undefined;
  }
}

/** Derives a key for each of a challenge's two signatures, so that one never passes for the other. */
function derivedSecret(hmacKey: string, purpose: string): string {
  return createHmac("sha256", hmacKey).update(`altcha ${purpose}`).digest("hex");
}
