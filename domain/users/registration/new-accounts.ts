import { createHash } from "node:crypto";
import { canonicalMailbox } from "#domain/marks/canonical-mailbox.ts";
import type { AttemptCounters } from "#domain/rate-limits/attempt-limiter.ts";
import { networksOf } from "#domain/rate-limits/networks.ts";
import { emailKey } from "#domain/users/user.ts";

/** Counts the accounts that one person may be opening, for all nodes together. */
export interface NewAccounts {
  /** Counts a sign-up; true from the third address of a mailbox or network within a day, later in wider networks. */
  areMany(signUp: { ip: string; email: string }): Promise<boolean>;
}

/** A household has as many without a CAPTCHA. */
export const accountsWithoutCaptcha = 2;
const day_s = 24 * 60 * 60;
/** The machine itself, where the product is tried and tested; visitors come from elsewhere. */
const loopback = /^(?:(?:::ffff:)?127\.|::1$)/;

/** Counts before it decides, so that sign-ups at once do not pass together. An address that signs up again counts once. */
export function newAccounts(counters: AttemptCounters): NewAccounts {
  async function areMany(owner: string, email: string, share = 1): Promise<boolean> {
    const key = `new_account:${owner}`;
    const times = await counters.add(`${key}:${hashed(emailKey(email))}`, day_s);
    const accounts = times.count === 1 ? (await counters.add(key, day_s)).count : await counters.count(key);
    return accounts > accountsWithoutCaptcha * share;
  }
  return {
    async areMany({ ip, email }) {
      const ofMailbox = await areMany(`mailbox:${hashed(canonicalMailbox(email))}`, email);
      if (loopback.test(ip)) return ofMailbox;
      const ofNetworks = await Promise.all(
        networksOf(ip).map(({ name, share }) => areMany(`network:${name}`, email, share)),
      );
      return ofMailbox || ofNetworks.includes(true);
    },
  };
}

/** Keeps addresses out of the database. */
function hashed(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
