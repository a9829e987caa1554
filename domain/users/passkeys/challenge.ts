import type { Clock, Ids } from "#domain/runtime.ts";
import { hashToken } from "#domain/tokens.ts";

/** `confirm` stands in for a code of the second step in the settings. */
export type ChallengePurpose = "register" | "sign_in" | "two_step" | "confirm";

export interface PasskeyChallengeStore {
  /** The user is null for `sign_in` only, where none is known yet. */
  add(challenge: {
    challengeHash: string;
    purpose: ChallengePurpose;
    userId: string | null;
    expiresAt: Date;
  }): Promise<void>;
  /** Takes a challenge in one statement: of any number of concurrent calls, exactly one gets true. */
  take(purpose: ChallengePurpose, userId: string | null, challengeHash: string, at: Date): Promise<boolean>;
  /** Removes up to `limit` expired challenges; returns how many. */
  sweep(at: Date, limit: number): Promise<number>;
}

export const challengeLife_ms = 5 * 60_000;

/** Makes a challenge, valid once and for five minutes. Only its hash is stored. */
export async function issueChallenge(
  deps: { clock: Clock; ids: Ids },
  challenges: PasskeyChallengeStore,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<string> {
  const challenge = deps.ids.secret();
  const expiresAt = new Date(deps.clock.now().getTime() + challengeLife_ms);
  await challenges.add({ challengeHash: hashToken(challenge), purpose, userId, expiresAt });
  return challenge;
}

/**
 * Uses up the challenge that an authenticator says it signed, whether or not its answer turns out to be right. Returns
 * undefined for a challenge that is unknown, used, expired, or was made for another purpose or user.
 */
export async function takeChallenge(
  deps: { clock: Clock },
  challenges: PasskeyChallengeStore,
  {
    purpose,
    userId,
    clientDataJSON,
  }: { purpose: ChallengePurpose; userId: string | null; clientDataJSON: string },
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const isIssued = await challenges.take(purpose, userId, hashToken(challenge), deps.clock.now());
  return isIssued ? challenge : undefined;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    if (typeof data !== "object" || data === null || !("challenge" in data)) return undefined;
    return typeof data.challenge === "string" ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}
