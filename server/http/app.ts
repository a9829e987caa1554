import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { apiDocs } from "./api-docs.ts";
import { answerBrokenRequest, handleErrors, handleUnroutable } from "./errors.ts";
import { readOnlyJsonBodies } from "./json-bodies.ts";
import { type SecurityHeaderOptions, securityHeaders } from "./security-headers.ts";

export interface AppOptions extends SecurityHeaderOptions {
  logLevel: string;
  /** Proxies whose X-Forwarded-For is believed; undefined believes nobody. */
  trustedProxies: string[] | undefined;
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
    frameworkErrors: handleUnroutable,
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  readOnlyJsonBodies(app);
  await securityHeaders(app, options);
  await app.register(apiDocs);
  return app;
}

/** Addresses carry secrets (mailed links, tickets), so the log names the route and never the address. */
function loggedRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? "unknown", remoteAddress: request.ip };
}
