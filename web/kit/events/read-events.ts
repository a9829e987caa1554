import { createParser } from "eventsource-parser";
import { csrfHeader } from "#contract/constants.ts";
import { eventRoutes, type ServerEvent, serverEventSchema } from "#contract/events.ts";
import { ApiError, errorFromReply } from "#web/kit/api/api-error.ts";
import { currentLanguage } from "#words/translate.ts";

/** The most characters of an unfinished event; real events are far shorter. */
const longestEvent = 256 * 1024;

export interface ReadOptions {
  fetcher: typeof fetch;
  csrfToken: string;
  signal: AbortSignal;
  /** Called for everything that arrives, heartbeats included. */
  onSign: () => void;
  onEvent: (event: ServerEvent) => void;
}

/**
 * Reads the server's events until the stream ends, which resolves.
 * @throws ApiError when the server refuses the stream; ParseError when an event does not end; what `fetch` throws when
 * the stream breaks.
 */
export async function readEvents({
  fetcher,
  csrfToken,
  signal,
  onSign,
  onEvent,
}: ReadOptions): Promise<void> {
  // EventSource cannot send the header without which the server does not read the session's cookie.
  const response = await fetcher(eventRoutes.events.path, {
    headers: { accept: "text/event-stream", "accept-language": currentLanguage(), [csrfHeader]: csrfToken },
    cache: "no-store",
    signal,
  });
  if (!response.ok) {
    throw errorFromReply(response.status, await response.json().catch(() => undefined));
  }
  if (!response.headers.get("content-type")?.startsWith("text/event-stream") || !response.body) {
    throw new ApiError("unexpected_reply", "The server answered without events.", response.status);
  }
  onSign();
  const parser = createParser({
    maxBufferSize: longestEvent,
    onEvent({ data }) {
      const event = serverEventSchema.safeParse(parseJson(data));
      // A newer server may send events that this page does not know.
      if (event.success) onEvent(event.data);
    },
    onError(error) {
      // All other errors are unknown fields, which the HTML standard says to ignore.
      if (error.type === "max-buffer-size-exceeded") throw error;
    },
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
