import type { FastifyInstance } from "fastify";
import type { Clock } from "#domain/runtime.ts";

export interface SecurityTextOptions {
  clock: Clock;
  publicUrl: string;
  /** Address for reports of security holes: `mailto:` or `https://`. */
  contact: string;
}

const securityTextPath = "/.well-known/security.txt";

/** RFC 9116 advises less than a year. A process that still answers vouches for the contact. */
const goodFor_ms = 180 * 24 * 60 * 60_000;
const day_ms = 24 * 60 * 60_000;

/** Tells a finder of a security hole whom to write to: RFC 9116. */
export function securityTextRoute(app: FastifyInstance, options: SecurityTextOptions): void {
  app.get(securityTextPath, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=86400")
      .type("text/plain; charset=utf-8")
      .send(securityText(options)),
  );
}

function securityText({ clock, publicUrl, contact }: SecurityTextOptions): string {
  // The same text for a whole day, so that caches and watchers see no change without a cause.
  const today_ms = Math.floor(clock.now().getTime() / day_ms) * day_ms;
  const expires = new Date(today_ms + goodFor_ms).toISOString().replace(".000Z", "Z");
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Canonical: ${publicUrl}${securityTextPath}`,
    "Preferred-Languages: en",
    "",
  ].join("\n");
}
