import { timingSafeEqual } from "node:crypto";
import { sandboxAccounts } from "#contract/sandbox-accounts.ts";

const { accountSid, authToken, apiKeySid, apiKeySecret } = sandboxAccounts.voice;
const accepted = [`${accountSid}:${authToken}`, `${apiKeySid}:${apiKeySecret}`].map((pair) =>
  Buffer.from(pair),
);

/** Whether a Basic authorization header names the account with its auth token, or its API key. */
export function isAuthentic(header: string | undefined): boolean {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(header ?? "")?.[1];
  if (encoded === undefined) return false;
  const given = Buffer.from(encoded, "base64");
  return accepted.some((pair) => pair.length === given.length && timingSafeEqual(pair, given));
}
