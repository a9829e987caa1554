import { randomBytes } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Random letters and digits. Their spread is uneven (256 is no multiple of 62), which is harmless at this length. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join("");
}

export function newId(
  prefix: "ch" | "cus" | "du" | "evt" | "mandate" | "payatt" | "pi" | "pm" | "re" | "req" | "txn",
): string {
  return `${prefix}_${randomText(24)}`;
}

export function unixSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}
