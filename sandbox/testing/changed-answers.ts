import type { FastifyInstance } from "fastify";

/** An answer that a test wants instead of the twin's: other fields in its body, another status, or none at all. */
export type ChangedAnswer = { status?: number; body?: (body: unknown) => unknown } | "silence";

/**
 * Lets a test change a twin's answers by the beginning of their path. Call it before the twin's routes are added.
 */
export function changedAnswers(app: FastifyInstance): Map<string, ChangedAnswer> {
  const changes = new Map<string, ChangedAnswer>();
  const changeOf = (url: string) => [...changes].find(([path]) => url.startsWith(path))?.[1];
  app.addHook("onRequest", async (request) => {
    if (changeOf(request.url) === "silence") await new Promise(() => undefined);
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const change = changeOf(request.url);
    if (change === undefined || change === "silence") return payload;
    if (change.status !== undefined) reply.code(change.status);
    if (change.body === undefined) return payload;
    reply.removeHeader("content-length");
    return JSON.stringify(change.body(JSON.parse(String(payload))));
  });
  return changes;
}
