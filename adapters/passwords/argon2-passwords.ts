import { hash, parseOptions, verify } from "@node-rs/argon2";
import type { Passwords } from "#domain/users/passwords.ts";

export interface Argon2Cost {
  memoryCost: number;
  timeCost: number;
}

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const defaultCost: Argon2Cost = { memoryCost: 19_456, timeCost: 2 };

/** Hashes passwords with argon2id, the library's own default. */
export async function argon2Passwords(cost: Argon2Cost = defaultCost): Promise<Passwords> {
  // An unknown user's attempt is verified against this hash, so that it takes as long as any other.
  const decoy = await hash(crypto.randomUUID(), cost);
  return {
    hash: (password) => hash(password, cost),
    async verify(stored, password) {
      const matches = await verify(stored ?? decoy, password);
      return stored !== null && matches;
    },
    isOutdated(stored) {
      const { memoryCost, timeCost } = parseOptions(stored);
      return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
    },
  };
}
