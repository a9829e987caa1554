import { timingSafeEqual } from "node:crypto";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";

const { accountSid, authToken, apiKeySid, apiKeySecret } = sandboxAccounts.voice;
const accountPair = Buffer.from(`${accountSid}:${authToken}`);
const keyPair = Buffer.from(`${apiKeySid}:${apiKeySecret}`);

/** Tells if a Basic authorization header names the account with its auth token, or its API key. */
export function isAuthentic(header: string | undefined): boolean {
  return isAccountToken(header) || names(header, keyPair);
}

/** Tells if a Basic authorization header names the account with its auth token. */
export function isAccountToken(header: string | undefined): boolean {
  return names(header, accountPair);
}

function names(header: string | undefined, pair: Buffer): boolean {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(header ?? "")?.[1];
  if (encoded === undefined) return false;
  const actual = Buffer.from(encoded, "base64");
  return pair.length === actual.length && timingSafeEqual(pair, actual);
}
