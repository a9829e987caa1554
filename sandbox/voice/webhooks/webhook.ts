import { createHmac } from "node:crypto";

export interface WebhookReply {
  status: number;
  contentType: string;
  body: string;
}

/** Posts a signed form to the app and reads its reply. Rejects without a complete reply in time. */
export type PostWebhook = (url: string, form: URLSearchParams, signal: AbortSignal) => Promise<WebhookReply>;

const longestReply = 64 * 1024;

export function webhookPoster(authToken: string, timeout_ms: number): PostWebhook {
  return async (url, form, signal) => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded; charset=UTF-8",
        "user-agent": "TwilioProxy/1.1",
        "x-twilio-signature": webhookSignature(authToken, url, form),
      },
      body: form.toString(),
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]),
    });
    return {
      status: response.status,
      contentType: response.headers.get("content-type") ?? "",
      body: await readBounded(response),
    };
  };
}

/**
 * X-Twilio-Signature of a form post: HMAC-SHA1, keyed with the account's auth token, over the full URL followed by
 * every parameter's name and value in the order of the names.
 */
function webhookSignature(authToken: string, url: string, form: URLSearchParams): string {
  const text = [...form.entries()]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .reduce((joined, [name, value]) => joined + name + value, url);
  return createHmac("sha1", authToken).update(text, "utf8").digest("base64");
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let body = "";
  if (!response.body) return body;
  for await (const chunk of response.body) {
    body += decoder.decode(chunk, { stream: true });
    if (body.length > longestReply) throw new Error("The reply is longer than 64 kB.");
  }
  return body + decoder.decode();
}
