import { randomBytes } from "node:crypto";

/** A fresh identifier as the carrier's: two letters for the kind, 32 hexadecimal digits. */
export function newSid(kind: "CA"): string {
  return kind + randomBytes(16).toString("hex");
}
