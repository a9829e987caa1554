import type { Reading } from "#server/config/read-environment.ts";
import { isLiveStripeKey } from "./key-modes.ts";

export type SandboxPart = "voice" | "cards" | "mail" | "google";

const variablesOf = {
  voice: "TWILIO_*",
  cards: "STRIPE_*",
  mail: "SMTP_URL",
  google: "GOOGLE_*",
} as const satisfies Record<SandboxPart, string>;

/** The outside services that the sandbox stands in for, because their keys are not set. */
export function sandboxParts({ isGiven }: Pick<Reading, "isGiven">): SandboxPart[] {
  const parts: SandboxPart[] = [];
  if (!isGiven("TWILIO_ACCOUNT_SID")) parts.push("voice");
  if (!isGiven("STRIPE_SECRET_KEY")) parts.push("cards");
  if (!isGiven("SMTP_URL")) parts.push("mail");
  return parts.length > 0 && !isGiven("GOOGLE_CLIENT_ID") ? [...parts, "google"] : parts;
}

/** True for a show: production that is allowed to run on the sandbox, and does. */
export function isShow(reading: Reading): boolean {
  return reading.environment.ALLOW_SANDBOX === "true" && sandboxParts(reading).length > 0;
}

/** Says where the sandbox would stand in and must not: beside a live key, and in production. */
export function misplacedSandbox(reading: Reading): string[] {
  const parts = sandboxParts(reading);
  if (parts.length === 0) return [];
  const names = parts.map((part) => variablesOf[part]).join(", ");
  const problems: string[] = [];
  const live = liveKeys(reading, parts);
  if (live.length > 0) {
    problems.push(
      `${live.join(", ")} is a live key, but the sandbox would stand in for ${parts.join(", ")}: set ${names} too`,
    );
  }
  const { NODE_ENV, ALLOW_SANDBOX } = reading.environment;
  if (NODE_ENV === "production" && ALLOW_SANDBOX !== "true") {
    problems.push(
      `${names} must be set in production (or ALLOW_SANDBOX=true for a show without real calls or money)`,
    );
  }
  return problems;
}

function liveKeys({ environment, isGiven }: Reading, parts: SandboxPart[]): string[] {
  const live: string[] = [];
  // Sandbox money must never pay for real calls.
  if (isGiven("TWILIO_ACCOUNT_SID") && parts.includes("cards")) live.push("TWILIO_ACCOUNT_SID");
  if (isLiveStripeKey(environment.STRIPE_SECRET_KEY)) live.push("STRIPE_SECRET_KEY");
  if (isLiveStripeKey(environment.STRIPE_PUBLISHABLE_KEY)) live.push("STRIPE_PUBLISHABLE_KEY");
  return live;
}
