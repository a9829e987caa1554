import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { SignallingConditions } from "./conditions.ts";
import type { Exchange } from "./exchange.ts";
import { openSession } from "./session.ts";

const path = "/signal";
const heartbeat = "\n";
const longestMessage = 32 * 1024;
const mostConnections = 500;
const mostWaitingMessages = 32;
const goingAway = 1001;
const unsupported = 1003;
const policyViolation = 1008;

export interface GatewayOptions {
  exchange: Exchange;
  conditions: SignallingConditions;
  heartbeat_ms: number;
  /** A fault of the sandbox: its connection is closed, the others go on. */
  onFault: (error: unknown) => void;
}

export type Gateway = ReturnType<typeof serveSignalling>;

/** Serves the browser SDK's signalling on an HTTP server's upgrades. */
export function serveSignalling(server: Server, options: GatewayOptions) {
  let openAgain_ms = 0;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage });
  server.on("upgrade", (request, socket: Duplex, head) => {
    socket.on("error", () => socket.destroy());
    if (request.url?.split("?")[0] !== path) return refuse(socket, "404 Not Found");
    if (sockets.clients.size >= mostConnections || Date.now() < openAgain_ms) {
      return refuse(socket, "503 Service Unavailable");
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => serve(webSocket, options));
  });
  return {
    connections: () => sockets.clients.size,
    /** Cuts every connection without a close message, and refuses new ones for a while. */
    drop(refuse_ms: number) {
      openAgain_ms = Date.now() + refuse_ms;
      for (const client of sockets.clients) client.terminate();
    },
    /** Closes every connection and takes no more. */
    close() {
      for (const client of sockets.clients) client.close(goingAway);
      sockets.close();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function serve(socket: WebSocket, { exchange, conditions, heartbeat_ms, onFault }: GatewayOptions): void {
  const session = openSession(exchange, conditions, (type, payload) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type, payload, version: "1.6" }));
  });
  let unanswered = 0;
  let waiting = 0;
  let last = Promise.resolve();

  const beat = setInterval(() => {
    if (unanswered >= 2) return socket.terminate();
    unanswered++;
    socket.send(heartbeat);
  }, heartbeat_ms);

  socket.on("message", (data: RawData, isBinary) => {
    unanswered = 0;
    if (isBinary) return socket.close(unsupported, "Text only");
    const text = data.toString();
    if (text === heartbeat) return;
    if (waiting >= mostWaitingMessages) return socket.close(policyViolation, "Too many messages");
    waiting++;
    // In order: an invite that follows a listen needs its token checked first.
    last = last
      .then(() => session.receive(text))
      .catch((error: unknown) => {
        onFault(error);
        socket.terminate();
      })
      .finally(() => waiting--);
  });
  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    clearInterval(beat);
    session.lost();
  });
}
