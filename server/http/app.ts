import compress from "@fastify/compress";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import Fastify, { type FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject, validatorCompiler } from "fastify-type-provider-zod";
import { globalRegistry } from "zod";
import { sessionHeader } from "#contract/constants.ts";
import { messageFields, messageSchema } from "#contract/messages/message-schema.ts";
import { errorReplySchema } from "#contract/refusals.ts";
import type { FairLimits } from "#domain/rate-limits/fair-limits.ts";
import { answerBrokenRequest, handleErrors, handleUnroutable } from "./errors.ts";
import { readOnlyJsonBodies } from "./json-bodies.ts";
import { followLanguages } from "./language.ts";
import { followCallers } from "./limits/caller-address.ts";
import {
  type ConnectionLimits,
  type ConnectionTimeouts,
  defaultConnectionLimits,
  defaultConnectionTimeouts,
  limitConnections,
  timeoutsBehindProxy,
} from "./limits/connection-limits.ts";
import { limitNetworks } from "./limits/fair-limits.ts";
import { closeGracefully } from "./limits/graceful-close.ts";
import { type LineIds, logOptions } from "./log-options.ts";
import { replyWriter } from "./reply-writer.ts";
import { type SecurityHeaderOptions, securityHeaders } from "./security-headers.ts";

export interface AppOptions extends SecurityHeaderOptions {
  logLevel: string;
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  limits: FairLimits;
  /** The ids that each line of the log gets beside its own. */
  lineIds?: LineIds;
  connectionLimits?: ConnectionLimits;
  timeouts?: ConnectionTimeouts;
}

/** Below this a packet is saved at most. */
const leastCompressed_bytes = 1024;
/** A page of any list: a stream costs more than compressing it does. Beyond this other requests would wait for 1 ms. */
const mostCompressedAtOnce_bytes = 32 * 1024;

/** The HTTP application without its routes, the same in production and under `inject()`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { headers_ms, request_ms, silent_ms, keepAlive_ms, check_ms } =
    options.timeouts ?? (options.trustedProxies.length > 0 ? timeoutsBehindProxy : defaultConnectionTimeouts);
  const app = Fastify({
    logger: logOptions(options.logLevel, options.lineIds),
    bodyLimit: 64 * 1024,
    http: { headersTimeout: headers_ms, connectionsCheckingInterval: check_ms },
    requestTimeout: request_ms,
    connectionTimeout: silent_ms,
    keepAliveTimeout: keepAlive_ms,
    rewriteUrl: ({ url = "/" }) => pathOf(url),
    frameworkErrors: handleUnroutable,
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replyWriter);
  followCallers(app, options.trustedProxies);
  followLanguages(app);
  handleErrors(app);
  closeGracefully(app);
  limitConnections(app, options.connectionLimits ?? defaultConnectionLimits);
  readOnlyJsonBodies(app);
  await securityHeaders(app, options);
  // Bodies of requests stay as they are: a small one could unpack to any size.
  await app.register(compress, {
    encodings: ["gzip"],
    threshold: leastCompressed_bytes,
    syncThreshold: mostCompressedAtOnce_bytes,
    zlibOptions: { level: 4 },
    globalDecompression: false,
  });
  limitNetworks(app, options.limits);
  await serveApiDocs(app);
  return app;
}

/** A request may name the whole address (RFC 9112, section 3.2.2), and all rules here go by the path. */
function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "");
  return path.startsWith("/") ? path : `/${path}`;
}

// A schema with an id stands once in the document. A message and its values may hold each other, so they need one.
globalRegistry.add(errorReplySchema, { id: "Error" });
globalRegistry.add(messageSchema, { id: "Message" });
globalRegistry.add(messageFields.values, { id: "MessageValues" });

/**
 * The API as OpenAPI, made from the contract's schemas: a page at /api/docs, the document at /api/docs/json. Without the
 * operators' routes, whose document is for operators: docs/decisions/29-operators.md.
 */
async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Farline",
        version: "1",
        description:
          "A login's `token` goes into the header `x-auth-token` of later calls. Every error has the shape `Error`. Credits are decimals with at most three places.",
      },
      servers: [{ url: "/" }],
      components: {
        securitySchemes: { session: { type: "apiKey", in: "header", name: sessionHeader } },
      },
    },
    // Only the document has the error's schema: Fastify would also serialise each refusal by it.
    transform: ({ schema, ...route }) => {
      const response = { ...(schema.response as object), default: errorReplySchema };
      return jsonSchemaTransform({ schema: { ...schema, response }, ...route });
    },
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: true,
    transformStaticCSP: () => pagePolicy,
    transformSpecification: (document) => withPaths(document, (path) => !isOperators(path)),
    transformSpecificationClone: false,
  });
}

const isOperators = (path: string) => path.startsWith("/api/admin/");

/** The API of operators as OpenAPI. Call it once all routes are there. */
export function operatorsApi(app: FastifyInstance): Record<string, unknown> {
  return withPaths({ ...app.swagger() }, isOperators);
}

function withPaths(document: Readonly<Record<string, unknown>>, has: (path: string) => boolean) {
  const paths = Object.entries(document.paths ?? {}).filter(([path]) => has(path));
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Stricter than the library's policy, which allows images of a validator and any style sheet. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
