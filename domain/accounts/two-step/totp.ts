import { createHmac, timingSafeEqual } from "node:crypto";

const step_ms = 30_000;
/** Clocks differ, and typing takes time: the code before and the code after are good as well. */
const tolerance = [0, -1, 1];

/** The code of one time step: RFC 6238 with SHA-1 and six digits, which is what every authenticator app knows. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  // RFC 4226, section 5.3: the last four bits say where the number begins.
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

/** The time step that a six-digit code belongs to, if it is good now. */
export function matchingStep(secret: Uint8Array, code: string, at: Date): number | undefined {
  const now = Math.floor(at.getTime() / step_ms);
  return tolerance
    .map((distance) => now + distance)
    .find((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)));
}
