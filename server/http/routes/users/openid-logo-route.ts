import type { FastifyInstance } from "fastify";
import { logoPath } from "#contract/pages/paths.ts";

export interface ServedLogo {
  name: string;
  logo: { type: string; content: Buffer };
}

/** An SVG that a browser opens by itself could run scripts in our origin; this policy leaves it none, and no address. */
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves a provider's logo from our own origin, so that no page of ours tells the provider of its visitors. */
export function openidLogoRoute(app: FastifyInstance, { name, logo }: ServedLogo): void {
  app.get(logoPath(name), { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("content-security-policy", imagePolicy)
      .header("x-content-type-options", "nosniff")
      .header("cache-control", "public, max-age=3600")
      .type(logo.type)
      .send(logo.content),
  );
}
