import type { FastifyInstance } from "fastify";
import { type AppOptions, createApp } from "#server/http/app.ts";
import { ownLimits } from "./own-limits.ts";

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
