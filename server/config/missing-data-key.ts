import type { Reading } from "./read-environment.ts";
import { isShow } from "./sandbox-parts.ts";

/** Production has no place of its own to keep a key, so it must be given one. */
export function missingDataKey(reading: Reading): string[] {
  if (reading.isGiven("DATA_KEY") || isShow(reading)) return [];
  return [
    `DATA_KEY must be set in production: 32 random bytes in base64, as \`openssl rand -base64 32\` prints them`,
  ];
}
