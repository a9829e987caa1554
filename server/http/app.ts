import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { apiDocs } from "./api-docs.ts";
import { handleErrors } from "./errors.ts";

export interface AppOptions {
  logLevel: string;
  /** Origin that people reach the app at; decides which security headers make sense. */
  publicUrl: string;
  /** Proxies whose X-Forwarded-For is believed; undefined believes nobody. */
  trustedProxies: string[] | undefined;
  contentSecurity: ContentSecurity;
}

/** Outside origins the page may load scripts and frames from and connect to. */
export interface ContentSecurity {
  scripts: string[];
  frames: string[];
  connections: string[];
}

/** The HTTP application without its routes, the same in production and under `inject()`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: options.logLevel, serializers: { req: loggedRequest } },
    trustProxy: options.trustedProxies ?? false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // A connection kept alive would otherwise hold up a stop for over a minute.
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  await app.register(helmet, securityHeaders(options));
  await app.register(apiDocs);
  return app;
}

/** Addresses carry secrets (mailed links, tickets), so the log names the route and never the address. */
function loggedRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? "unknown", remoteAddress: request.ip };
}

function securityHeaders(options: AppOptions) {
  const secure = options.publicUrl.startsWith("https:");
  const { scripts, frames, connections } = options.contentSecurity;
  return {
    strictTransportSecurity: secure,
    // Card and sign-in pages of others must open from ours, and their redirects come back to it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" as const },
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "https:"],
        mediaSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...connections],
        frameSrc: ["'self'", ...frames],
        workerSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
  };
}
