import type { Frame } from "#sandbox/voice/media/codec.ts";
import { framesOfWav } from "#sandbox/voice/media/wav.ts";
import type { PostWebhook, WebhookReply } from "#sandbox/voice/webhooks/webhook.ts";
import { ApplicationError } from "./schema.ts";
import { parseTwiml, type Verb } from "./twiml.ts";

const httpFailure = 11_200;
const wrongContentType = 12_300;
const longestFetch_ms = 15_000;

/**
 * Asks the app what to do with a call.
 * @throws ApplicationError when there is no usable answer
 */
export async function askApp(
  post: PostWebhook,
  url: string,
  form: URLSearchParams,
  stopped: AbortSignal,
): Promise<Verb[]> {
  let reply: WebhookReply;
  try {
    reply = await post(url, form, stopped);
  } catch (cause) {
    if (cause instanceof ApplicationError) throw cause;
    const reason = cause instanceof Error ? cause.name : "error";
    throw new ApplicationError(httpFailure, `${url} did not answer (${reason})`);
  }
  if (reply.status < 200 || reply.status > 299) {
    throw new ApplicationError(httpFailure, `${url} answered ${reply.status}`);
  }
  if (!/^(text|application)\/xml\b/.test(reply.contentType)) {
    throw new ApplicationError(wrongContentType, `${url} answered with content type "${reply.contentType}"`);
  }
  return parseTwiml(reply.body);
}

/** The frames of a sound file of the app. @throws ApplicationError for another file */
export async function fetchFrames(url: string, stopped: AbortSignal): Promise<Frame[]> {
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(longestFetch_ms)]);
    const response = await fetch(url, { signal });
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !/^audio\/(x-)?wav\b/.test(type)) throw new Error(`it is ${response.status} ${type}`);
    return framesOfWav(Buffer.from(await response.arrayBuffer()));
  } catch (error) {
    throw new ApplicationError(wrongContentType, `${url} cannot be played: ${String(error)}`);
  }
}
