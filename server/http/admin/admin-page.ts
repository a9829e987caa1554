import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { operatorsPath } from "#contract/pages/paths.ts";

/** The person who asks for the page of operators, by the session's cookie and the grant in force. */
export type Standing = "visitor" | "user" | "operator";

export interface AdminPageOptions {
  directory: string;
  /** Completes the built page for its browser. */
  complete(shell: string): string;
  standing(request: FastifyRequest): Promise<Standing>;
}

const assets = `${operatorsPath}/assets/`;
const unchangingForOne = "private, max-age=31536000, immutable";

/**
 * Serves the page of operators, and its files, to operators alone. A visitor logs in first; to a user without a grant
 * the addresses do not exist. It answers with files and missing pages as the pages of users do.
 */
export function serveAdminPage(app: FastifyInstance, options: AdminPageOptions): void {
  const { directory, complete, standing } = options;
  const built = join(directory, "index.html");
  const shell = existsSync(built) ? readFileSync(built, "utf8") : undefined;

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const who = await standing(request);
    const [path = ""] = request.url.split("?", 1);
    const isFile = path.startsWith(assets);
    reply.header("x-robots-tag", "noindex").header("vary", "cookie");
    if (who === "visitor" && !isFile) {
      const login = `/login?to=${encodeURIComponent(request.url)}`;
      return reply.header("cache-control", "no-store").redirect(login, 302);
    }
    if (who !== "operator" || shell === undefined) return reply.callNotFound();
    if (isFile) {
      reply.header("cache-control", unchangingForOne);
      return reply.sendFile(path.slice(operatorsPath.length + 1), directory);
    }
    return reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(complete(shell));
  }
  for (const url of [operatorsPath, `${operatorsPath}/*`]) app.get(url, { schema: { hide: true } }, answer);
}
