import type { Retention } from "#domain/retention.ts";
import type { OpenidDeps } from "./openid/deps.ts";
import { securityHistorySince } from "./security-history.ts";
import { devicesKnownSince } from "./sign-in/known-device.ts";
import { sessionLifeAt } from "./sign-in/open-session.ts";
import type { UserDeps } from "./user-deps.ts";

const opensNothing = "opens nothing any more";

/** Rules that delete data of users' sign-ins: sessions, tokens, registrations, history and devices. */
export function userRetention({
  connection,
  transaction,
}: Pick<UserDeps, "connection" | "transaction">): Retention[] {
  return [
    {
      table: "session",
      period: "14 days, and 24 hours without use",
      why: opensNothing,
      // In a transaction: calls end with their session.
      remove: (now, limit) => transaction(({ sessions }) => sessions.sweep(sessionLifeAt(now), limit)),
    },
    {
      table: "one_time_token",
      period: "until it expires, an hour at most",
      why: opensNothing,
      remove: (now, limit) => connection(({ oneTimeTokens }) => oneTimeTokens.sweep(now, limit)),
    },
    {
      table: "passkey_challenge",
      period: "until it expires, 5 minutes",
      why: opensNothing,
      remove: (now, limit) => connection(({ passkeyChallenges }) => passkeyChallenges.sweep(now, limit)),
    },
    {
      table: "registration",
      period: "7 days, with its links",
      why: "an address that was not confirmed by then is not wanted",
      remove: (now, limit) => connection(({ registrations }) => registrations.sweep(now, limit)),
    },
    {
      table: "security_event",
      period: "90 days",
      why: "long enough to notice a stranger",
      remove: (now, limit) =>
        connection(({ securityEvents }) => securityEvents.sweep(securityHistorySince(now), limit)),
    },
    {
      table: "known_device",
      period: "180 days after the last sign-in",
      why: "a browser unused for so long counts as new",
      remove: (now, limit) =>
        connection(({ knownDevices }) => knownDevices.sweep(devicesKnownSince(now), limit)),
    },
    {
      table: "sign_in_undo",
      period: "until it expires, 7 days",
      why: opensNothing,
      remove: (now, limit) => connection(({ signInUndos }) => signInUndos.sweep(now, limit)),
    },
  ];
}

/** Rules that delete sign-ins with providers that were never finished. */
export function openidRetention({ connection }: Pick<OpenidDeps, "connection">): Retention[] {
  return [
    {
      table: "openid_sign_in",
      period: "until it expires, 10 minutes",
      why: "the sign-in was never finished",
      remove: (now, limit) => connection(({ openidSignIns }) => openidSignIns.sweep(now, limit)),
    },
    {
      table: "unproven_identity",
      period: "until it expires, an hour",
      why: "the address was never confirmed",
      remove: (now, limit) => connection(({ unprovenIdentities }) => unprovenIdentities.sweep(now, limit)),
    },
  ];
}
