import type { FastifyInstance } from "fastify";
import { defaultFairLimits, type FairLimits, fairLimits } from "#domain/rate-limits/fair-limits.ts";
import { type AppOptions, createApp } from "#server/http/app.ts";

/** The HTTP application without a log, with limits of its own and no outside origin. */
export function quietApp(changes: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  return createApp({
    logLevel: "silent",
    publicUrl: "https://farline.example",
    trustedProxies: [],
    limits: ownLimits(),
    contentSecurity: { scripts: [], frames: [], connections: [] },
    ...changes,
  });
}

/** The default limits, counted apart from other tests. Its minute never ends. */
export function ownLimits(changes: Partial<typeof defaultFairLimits> = {}): FairLimits {
  const now = new Date();
  return fairLimits({ ...defaultFairLimits, ...changes }, { now: () => now });
}

/** Collects the warnings that requests of an app log. Call it before the app's first request. */
export function collectWarnings(app: FastifyInstance): string[] {
  const warnings: string[] = [];
  app.addHook("onRequest", async (request) => {
    const warn = (...parts: unknown[]) => warnings.push(String(parts.at(-1)));
    request.log = Object.assign(Object.create(request.log), { warn });
  });
  return warnings;
}
