import type { Reading } from "#server/config/read-environment.ts";

export function isLiveStripeKey(key: string | undefined): boolean {
  return /^(sk|rk|pk)_live_/.test(key ?? "");
}

/** Says where keys of a vendor's test mode meet live ones. */
export function mixedKeyModes({ environment, isGiven }: Reading): string[] {
  const problems: string[] = [];
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, NODE_ENV } = environment;
  const secretIsLive = isLiveStripeKey(STRIPE_SECRET_KEY);
  const modes = [secretIsLive ? "a live" : "a test", secretIsLive ? "a test" : "a live"];
  if (
    STRIPE_SECRET_KEY &&
    STRIPE_PUBLISHABLE_KEY &&
    secretIsLive !== isLiveStripeKey(STRIPE_PUBLISHABLE_KEY)
  ) {
    problems.push(`STRIPE_SECRET_KEY is ${modes[0]} key and STRIPE_PUBLISHABLE_KEY ${modes[1]} key`);
  }
  // Anybody has Stripe's test cards, so production would give away the calls that the operator pays for.
  if (NODE_ENV === "production" && isGiven("TWILIO_ACCOUNT_SID") && STRIPE_SECRET_KEY && !secretIsLive) {
    problems.push("STRIPE_SECRET_KEY is a test key, and test cards must not pay for the calls of TWILIO_*");
  }
  return problems;
}
