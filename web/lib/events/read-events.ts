import { sessionHeader } from "#contract/constants.ts";
import { eventRoutes, type ServerEvent, serverEventSchema } from "#contract/events.ts";
import { ApiError, errorFromReply } from "#web/lib/api-error.ts";
import { createEventParser } from "./event-parser.ts";

export interface ReadOptions {
  fetcher: typeof fetch;
  token: string;
  signal: AbortSignal;
  /** Something has come, be it only a sign that the stream still stands. */
  onSign: () => void;
  onEvent: (event: ServerEvent) => void;
}

/**
 * Reads the server's events until the stream ends, which resolves.
 * @throws ApiError when the server refuses the stream; whatever `fetch` throws when it breaks.
 */
export async function readEvents({ fetcher, token, signal, onSign, onEvent }: ReadOptions): Promise<void> {
  // EventSource could not send the session's header, and a token has no place in an address.
  const response = await fetcher(eventRoutes.events.path, {
    headers: { accept: "text/event-stream", [sessionHeader]: token },
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
  const parse = createEventParser((data) => {
    const event = serverEventSchema.safeParse(parseJson(data));
    // A newer server may tell what this page does not know yet.
    if (event.success) onEvent(event.data);
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    parse(decoder.decode(value, { stream: true }));
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
