import { PassThrough } from "node:stream";
import { heartbeat_ms, eventRoutes as routes } from "#contract/events.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import type { EventHub } from "#domain/events/event-hub.ts";
import { hashToken } from "#domain/users/tokens.ts";
import type { Mount } from "./mount.ts";

/** A reader that leaves more than this unread is cut off; when it comes back it is sent the present state. */
const mostUnread_bytes = 64 * 1024;

/** A comment, which readers skip. */
const heartbeat = ":\n\n";

export function eventRoute(mount: Mount, hub: EventHub): void {
  mount.user(routes.events, async ({ token, reply }, user) => {
    if (token === undefined) return refuse("unauthenticated");
    const stream = new PassThrough();
    const write = (text: string) => {
      if (stream.writableLength + stream.readableLength > mostUnread_bytes) stream.destroy();
      else if (stream.writable) stream.write(text);
    };
    const leave = hub.open({
      user,
      tokenHash: hashToken(token),
      send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
      end: () => stream.end(),
    });
    if (isRefusal(leave)) return leave;
    const beat = setInterval(() => write(heartbeat), heartbeat_ms);
    stream.once("close", () => {
      clearInterval(beat);
      leave();
    });
    reply.header("content-type", "text/event-stream").header("cache-control", "no-store");
    // Proxies that gather answers before they pass them on would keep events from arriving.
    reply.header("x-accel-buffering", "no");
    // So that the headers do not wait for the first event.
    write(heartbeat);
    return stream;
  });
}
