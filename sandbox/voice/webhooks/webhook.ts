import { createHmac } from "node:crypto";
import { elapse } from "#sandbox/voice/calls/timing.ts";
import {
  type ConnectionOverrides,
  type RetriedFailure,
  readConnectionOverrides,
} from "./connection-overrides.ts";

export interface WebhookReply {
  status: number;
  contentType: string;
  body: string;
}

/**
 * Posts a signed form to the app and reads its reply, with the retries that the address asks for and no others. Rejects
 * without a complete reply in time.
 */
export type PostWebhook = (
  address: string,
  form: URLSearchParams,
  signal: AbortSignal,
) => Promise<WebhookReply>;

const longestReply = 64 * 1024;
/** Failures before there was a connection; every other failure comes after the request was sent. */
const connectionErrors = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];

type Attempt = { reply: WebhookReply } | { error: Error };

/** `retry_ms` is the wait before each retry; the carrier documents none. */
export function webhookPoster(authToken: string, retry_ms: number): PostWebhook {
  return async (address, form, signal) => {
    const { url, overrides } = readConnectionOverrides(address);
    const over = AbortSignal.any([signal, AbortSignal.timeout(overrides.total_ms)]);
    let attempt = await attemptPost(authToken, url, form, overrides, over);
    for (let retry = 1; retry <= overrides.retries && isRetried(attempt, overrides); retry++) {
      if (!(await elapse(retry_ms, over))) break;
      attempt = await attemptPost(authToken, url, form, overrides, over);
    }
    if ("error" in attempt) throw attempt.error;
    return attempt.reply;
  };
}

async function attemptPost(
  authToken: string,
  url: string,
  form: URLSearchParams,
  { read_ms }: ConnectionOverrides,
  signal: AbortSignal,
): Promise<Attempt> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(read_ms)]);
  try {
    return { reply: await postOnce(authToken, url, form, over) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function isRetried(attempt: Attempt, { retried }: ConnectionOverrides): boolean {
  const failure = failureOf(attempt);
  return failure !== undefined && retried.has(failure);
}

function failureOf(attempt: Attempt): RetriedFailure | undefined {
  if ("error" in attempt) return isConnectionError(attempt.error) ? "ct" : "rt";
  const { status } = attempt.reply;
  if (status >= 500) return "5xx";
  return status >= 400 ? "4xx" : undefined;
}

/** The error of `fetch` names the reason in its cause. */
function isConnectionError({ cause }: Error): boolean {
  return cause instanceof Error && "code" in cause && connectionErrors.includes(String(cause.code));
}

async function postOnce(
  authToken: string,
  url: string,
  form: URLSearchParams,
  signal: AbortSignal,
): Promise<WebhookReply> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded; charset=UTF-8",
      "user-agent": "TwilioProxy/1.1",
      "x-twilio-signature": webhookSignature(authToken, url, form),
    },
    body: form.toString(),
    redirect: "manual",
    signal,
  });
  return {
    status: response.status,
    contentType: response.headers.get("content-type") ?? "",
    body: await readBounded(response),
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
