import { randomBytes } from "node:crypto";

/** A new identifier in the carrier's form: two letters for the kind, 32 hexadecimal digits. */
export function newSid(kind: "CA"): string {
  return kind + randomBytes(16).toString("hex");
}
