import type { FastifyInstance } from "fastify";

/** Collects the warnings that requests of an app log. Call it before the app's first request. */
export function collectWarnings(app: FastifyInstance): string[] {
  const warnings: string[] = [];
  app.addHook("onRequest", async (request) => {
    const warn = (...parts: unknown[]) => warnings.push(String(parts.at(-1)));
    request.log = Object.assign(Object.create(request.log), { warn });
  });
  return warnings;
}
