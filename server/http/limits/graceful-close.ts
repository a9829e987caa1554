import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Time between two rounds of closing connections that have become idle. */
const look_ms = 100;
/** Longer than any answer takes but those that wait for a database that is gone. */
const usualGrace_ms = 10_000;

/**
 * Lets requests under way finish when the app closes, for a bounded time. New connections are refused meanwhile, and
 * those that are kept alive end with their answer.
 */
export function closeGracefully(app: FastifyInstance, grace_ms = usualGrace_ms): void {
  let closing = false;
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const closeIdle = () => {
    server.closeIdleConnections();
    // Browsers open connections ahead of their requests. Node does not call one idle that has carried nothing yet.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook("preClose", async () => {
    closing = true;
    if (!server.listening) return;
    const idle = setInterval(closeIdle, look_ms);
    const last = setTimeout(() => server.closeAllConnections(), grace_ms);
    server.once("close", () => {
      clearInterval(idle);
      clearTimeout(last);
    });
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) reply.header("connection", "close");
    done();
  });
}
