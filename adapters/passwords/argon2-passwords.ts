import { hash, parseOptions, verify } from "@node-rs/argon2";
import type { Passwords } from "#domain/users/passwords.ts";

export interface Argon2Cost {
  memoryCost: number;
  timeCost: number;
}

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const defaultCost: Argon2Cost = { memoryCost: 19_456, timeCost: 2 };

/**
 * Hashes passwords with argon2id, the library's own default, in NFC: keyboards and systems write one letter as one or
 * several code points. Hashes of before are of the password as typed.
 */
export async function argon2Passwords(cost: Argon2Cost = defaultCost): Promise<Passwords> {
  // An unknown user's attempt is verified against this hash, so that it takes as long as any other.
  const decoy = await hash(crypto.randomUUID(), cost);
  const isWeaker = (stored: string) => {
    const { memoryCost, timeCost } = parseOptions(stored);
    return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
  };
  return {
    hash: (password) => hash(password.normalize("NFC"), cost),
    async verify(stored, password) {
      const composed = password.normalize("NFC");
      const against = stored ?? decoy;
      const matches = await verify(against, composed);
      const asTyped = !matches && password !== composed && (await verify(against, password));
      if (stored === null || !(matches || asTyped)) return false;
      return asTyped || isWeaker(stored) ? "outdated" : "current";
    },
  };
}
