import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Outside origins the page may load scripts and frames from and connect to. */
export interface ContentSecurity {
  scripts: string[];
  frames: string[];
  connections: string[];
}

export interface SecurityHeaderOptions {
  /** Origin that people reach the app at; decides which headers make sense. */
  publicUrl: string;
  contentSecurity: ContentSecurity;
}

/** What the page may ask the browser for: the microphone, and the card form its payment buttons. */
const permissions = "camera=(), display-capture=(), geolocation=(), microphone=(self), usb=()";

/** Headers that hold the browser to what the page needs, on every answer. */
export async function securityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): Promise<void> {
  const secure = options.publicUrl.startsWith("https:");
  const { scripts, frames, connections } = options.contentSecurity;
  await app.register(helmet, {
    strictTransportSecurity: secure,
    // Card and sign-in pages of others must open from ours, and their redirects come back to it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" as const },
    xFrameOptions: { action: "deny" as const },
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // Style attributes are how the interface libraries place what floats.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "https:"],
        mediaSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...new Set(connections)],
        frameSrc: ["'self'", ...frames],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", permissions);
    // Answers of the API are about one person at one moment; a route that knows better says so itself.
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
}
