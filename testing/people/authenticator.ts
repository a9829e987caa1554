import { HOTP, Secret, TOTP } from "otpauth";

const step_ms = 30_000;
/** A busy machine may take this long from reading a code to sending it. */
const margin_ms = 15_000;

/**
 * An authenticator app with one account. Gives two codes, one after the other: the earliest that the server still takes
 * for a while, and never one twice. A secret may be written in groups, as people read it.
 */
export function authenticator(secret: string): () => string {
  const key = Secret.fromBase32(secret);
  let counter = 0;
  let code = "";
  return () => {
    const last = code;
    // Two steps in a row have the same code once in a million.
    while (code === last) {
      const earliest = Math.floor((Date.now() + margin_ms) / step_ms) - 1;
      counter = Math.max(counter + 1, earliest);
      code = HOTP.generate({ secret: key, counter });
    }
    return code;
  };
}

/** Six digits that the app with a secret shows neither at a time nor in the step before or after it. */
export function wrongCode(secret: string, at: Date): string {
  const app = new TOTP({ secret });
  const codes = [-1, 0, 1].map((steps) => app.generate({ timestamp: at.getTime() + steps * step_ms }));
  return ["000000", "000001", "000002"].find((code) => !codes.includes(code)) ?? "000003";
}
