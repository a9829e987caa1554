import { session } from "#web/lib/browser-session.ts";
import { createEventStream } from "./event-stream.ts";
import { pageAttention } from "./page-attention.ts";

const attention = pageAttention(document);

/** The server's events for this browser's user. */
export const serverEvents = createEventStream({
  session,
  fetcher: (input, init) => fetch(input, init),
  attention,
  random: Math.random,
});

serverEvents.on("state", ({ call }) => attention.setInCall(call?.endedAt === null));
serverEvents.on("call", (call) => attention.setInCall(call.endedAt === null));
