import { z } from "zod";
import { commaList } from "./comma-list.ts";

const advice = "must be 32 random bytes in base64, as `openssl rand -base64 32` prints them";

/** A typed password or a repeated letter has few different bytes; 32 random ones have about 30. */
const leastDifferentBytes = 16;

function isKey(value: string): boolean {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(value)) return false;
  return new Set(Buffer.from(value, "base64")).size >= leastDifferentBytes;
}

const key = z.string().refine(isKey, advice);

export const dataKeyVariables = {
  DATA_KEY: key.optional(),
  DATA_KEYS_PREVIOUS: commaList.refine((keys) => keys.every(isKey), `${advice}, separated by commas`),
};
