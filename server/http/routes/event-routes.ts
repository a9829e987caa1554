import { PassThrough } from "node:stream";
import { heartbeat_ms, eventRoutes as routes } from "#contract/events.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import type { EventHub } from "#domain/events/event-hub.ts";
import { hashToken } from "#domain/tokens.ts";
import type { Mount } from "#server/http/mount.ts";

/** A reader with more unread bytes is cut off; when it reconnects, it gets the present state. */
const mostUnread_bytes = 64 * 1024;

/** A place becomes free when another page is closed. */
const fullRetry_s = 30;

/** A comment of the event stream, which readers skip. */
const heartbeat = ":\n\n";

/** The end of a stream tells its reader how soon to open another: https://html.spec.whatwg.org/#event-stream-interpretation */
const reconnect = "retry: 1000\n\n";

/** `heldBack` is called for each page that asks for the state although its stream is open here: a proxy keeps its events. */
export function eventRoute(mount: Mount, hub: EventHub, heldBack: () => void): void {
  mount.user(routes.state, async ({ token }, user) => {
    if (token === undefined) return refuse("unauthenticated");
    if (hub.hasStream(user.id, hashToken(token))) heldBack();
    return (await hub.stateOf(user)) ?? refuse("unavailable");
  });
  mount.user(routes.events, async ({ token, request, reply }, user) => {
    if (token === undefined) return refuse("unauthenticated");
    const stream = new PassThrough();
    const write = (text: string) => {
      if (stream.writableLength + stream.readableLength > mostUnread_bytes) stream.destroy();
      else if (stream.writable) stream.write(text);
    };
    const leave = hub.open({
      user,
      tokenHash: hashToken(token),
      networks: request.networks,
      send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
      end: () => stream.end(reconnect),
    });
    if (isRefusal(leave)) {
      reply.header("retry-after", fullRetry_s);
      return leave;
    }
    const beat = setInterval(() => write(heartbeat), heartbeat_ms);
    stream.once("close", () => {
      clearInterval(beat);
      leave();
    });
    // An answer to HEAD ends at once, and its stream would go on without a reader.
    reply.raw.once("close", () => stream.destroy());
    reply.header("content-type", "text/event-stream").header("cache-control", "no-store");
    // Proxies that buffer answers would delay events.
    reply.header("x-accel-buffering", "no");
    // Sends the headers before the first event.
    write(heartbeat);
    return stream;
  });
}
