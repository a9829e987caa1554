import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";
import { type ServerEvent, serverEventSchema } from "#contract/events.ts";

export interface EventReader {
  /** Returns the next event, or undefined when the stream has ended. Rejects when the stream breaks. */
  next(): Promise<ServerEvent | undefined>;
  /** Returns the next event of a type and skips others before it. */
  find<Type extends ServerEvent["type"]>(type: Type): Promise<Extract<ServerEvent, { type: Type }>>;
  close(): Promise<void>;
}

/**
 * Reads the server's event stream as a client with a session token, or with other headers. An event that does not match
 * the contract is an error.
 */
export async function readEvents(
  origin: string,
  credentials: string | Record<string, string>,
): Promise<EventReader> {
  const stopped = new AbortController();
  const response = await fetch(`${origin}/api/events`, {
    headers: typeof credentials === "string" ? { "x-auth-token": credentials } : credentials,
    signal: stopped.signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream was refused with ${response.status}`);
  // Piped at once: undici cancels a body that nothing has begun to read when its response is garbage collected.
  const texts = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const events = parse(texts);
  const next = async () => (await events.next()).value;
  return {
    next,
    async find(type) {
      while (true) {
        const event = await next();
        if (!event) throw new Error(`The stream has ended without the event ${type}`);
        if (isOf(event, type)) return event;
      }
    },
    close: async () => stopped.abort(),
  };
}

function isOf<Type extends ServerEvent["type"]>(
  event: ServerEvent,
  type: Type,
): event is Extract<ServerEvent, { type: Type }> {
  return event.type === type;
}

async function* parse(texts: ReadableStream<EventSourceMessage>): AsyncGenerator<ServerEvent, undefined> {
  for await (const { data } of texts) yield serverEventSchema.parse(JSON.parse(data));
}
