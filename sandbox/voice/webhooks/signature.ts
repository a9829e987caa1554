import { createHmac } from "node:crypto";

/**
 * X-Twilio-Signature of a form post: HMAC-SHA1, keyed with the account's auth token, over the full URL followed by
 * every parameter's name and value in the order of the names.
 */
export function webhookSignature(authToken: string, url: string, form: URLSearchParams): string {
  const text = [...form.entries()]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .reduce((joined, [name, value]) => joined + name + value, url);
  return createHmac("sha1", authToken).update(text, "utf8").digest("base64");
}
