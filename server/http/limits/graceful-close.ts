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
  app.addHook("preClose", async () => {
    closing = true;
    const { server } = app;
    if (!server.listening) return;
    const idle = setInterval(() => server.closeIdleConnections(), look_ms);
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
