import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";

/** Outside origins that the page may load scripts, frames, style sheets and pictures from, or connect to. */
export interface ContentSecurity {
  scripts: string[];
  /** The scripts within the page's HTML, each as the source `'sha256-...'`. */
  inlineScripts?: string[];
  frames: string[];
  connections: string[];
  styles?: string[];
  /** Origins of the pictures that sign-in providers name. */
  pictures?: string[];
  /** Origins whose frames may open the browser's wallets, with the page itself; none may when it is empty. */
  payments?: string[];
  /** `report` lets texts into script sinks and reports them; for vendors whose scripts are not known to work without. */
  trustedTypes?: "enforce" | "report";
}

export interface SecurityHeaderOptions {
  /** Origin of the app; with https, browsers are held to https. */
  publicUrl: string;
  contentSecurity: ContentSecurity;
}

/** The page may use the microphone, and with wallets the browser's payment requests. */
function permissions(payments: readonly string[]): string {
  const origins = payments.map((origin) => `"${origin}"`);
  // A frame gets a permission only when the page's own list names the frame's origin.
  const payment = origins.length === 0 ? "" : ["self", ...origins].join(" ");
  return `camera=(), display-capture=(), geolocation=(), microphone=(self), payment=(${payment}), usb=()`;
}

export const browserReportPath = "/api/browser-reports";

/**
 * Policies that may make a text a script: the page's own, which lets exact addresses of scripts pass; `default`, which
 * lets the card vendor's script load its parts; and the one of ALTCHA's widget, for HTML from its own code.
 */
const trustedTypes = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["farline", "default", "svelte-trusted-html"],
};
const reportOnly = [
  `require-trusted-types-for ${trustedTypes.requireTrustedTypesFor.join(" ")}`,
  `trusted-types ${trustedTypes.trustedTypes.join(" ")}`,
  `report-uri ${browserReportPath}`,
].join("; ");

/** Sets headers on every answer that restrict the browser to the page's needs. */
export async function securityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): Promise<void> {
  const { publicUrl, contentSecurity } = options;
  const secure = publicUrl.startsWith("https:");
  const fixed: Record<string, string> = await helmetHeaders({
    strictTransportSecurity: secure,
    // Vendors' card and sign-in pages open as popups from our page and redirect back to it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" as const },
    xFrameOptions: { action: "deny" as const },
    contentSecurityPolicy: { directives: directives(contentSecurity, secure) },
  });
  fixed["permissions-policy"] = permissions(contentSecurity.payments ?? []);
  if (secure) fixed["reporting-endpoints"] = `csp="${publicUrl}${browserReportPath}"`;
  if (contentSecurity.trustedTypes === "report") fixed["content-security-policy-report-only"] = reportOnly;
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(fixed);
    // Answers of the API are personal and change; a route whose answer may be cached sets its own header.
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
    done();
  });
}

function directives(allowed: ContentSecurity, secure: boolean) {
  const { scripts, inlineScripts = [], frames, connections, styles = [], pictures = [] } = allowed;
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inlineScripts, ...scripts],
    // The interface libraries position popovers by style attributes.
    styleSrc: ["'self'", "'unsafe-inline'", ...styles],
    fontSrc: ["'self'"],
    imgSrc: ["'self'", "data:", ...new Set(pictures)],
    mediaSrc: ["'self'", "data:"],
    connectSrc: ["'self'", ...new Set(connections)],
    frameSrc: ["'self'", ...frames],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: secure ? [] : null,
    ...(allowed.trustedTypes !== "report" && trustedTypes),
    // Browsers take endpoints over https alone, and once they know of `report-to`, they ignore `report-uri`.
    ...(secure && { reportTo: ["csp"] }),
    reportUri: [browserReportPath],
  };
}

/** The library writes the same headers anew for each request, so one request asks it and all others get a copy. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, options);
  const headers: Record<string, string> = {};
  app.get("/", async (_request, reply) => {
    for (const [name, value] of Object.entries(reply.raw.getHeaders())) headers[name] = String(value);
    return "";
  });
  await app.inject("/");
  await app.close();
  if (headers["content-security-policy"] === undefined)
    throw new Error("The library of security headers set none");
  return headers;
}
