import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Outside origins that the page may load scripts, frames and style sheets from, or connect to. */
export interface ContentSecurity {
  scripts: string[];
  frames: string[];
  connections: string[];
  styles?: string[];
  /** `report` lets texts into script sinks and reports them; for vendors whose scripts are not known to work without. */
  trustedTypes?: "enforce" | "report";
}

export interface SecurityHeaderOptions {
  /** Origin of the app; with https, browsers are held to https. */
  publicUrl: string;
  contentSecurity: ContentSecurity;
}

/** The page may use the microphone; payment stays allowed for the card form's buttons. */
const permissions = "camera=(), display-capture=(), geolocation=(), microphone=(self), usb=()";

/** Where browsers send what the policy has refused. */
export const policyReportPath = "/api/csp-reports";

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
  `report-uri ${policyReportPath}`,
].join("; ");

/** Sets headers on every answer that restrict the browser to the page's needs. */
export async function securityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): Promise<void> {
  const secure = options.publicUrl.startsWith("https:");
  const { scripts, frames, connections, styles = [] } = options.contentSecurity;
  const enforced = options.contentSecurity.trustedTypes !== "report";
  await app.register(helmet, {
    strictTransportSecurity: secure,
    // Vendors' card and sign-in pages open as popups from our page and redirect back to it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" as const },
    xFrameOptions: { action: "deny" as const },
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // The interface libraries position popovers by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'", ...styles],
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
        ...(enforced ? trustedTypes : {}),
        // Browsers take endpoints over https alone, and once they know of `report-to`, they ignore `report-uri`.
        ...(secure ? { reportTo: ["csp"] } : {}),
        reportUri: [policyReportPath],
      },
    },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", permissions);
    if (secure) reply.header("reporting-endpoints", `csp="${options.publicUrl}${policyReportPath}"`);
    if (!enforced) reply.header("content-security-policy-report-only", reportOnly);
    // Answers of the API are personal and change; a route whose answer may be cached sets its own header.
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
}
