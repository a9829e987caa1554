import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "#contract/refusals.ts";
import { sendRefusal } from "./errors.ts";
import { type HtmlAnswer, sendHtml } from "./html-answer.ts";

export interface PageOptions {
  /** The built files. */
  directory: string;
  publicUrl: string;
  /** The public pages. One that reads its query is rendered without a query only. */
  pages: readonly { path: string; readsQuery?: true }[];
  /** The HTML of a public page, or the shell that the app's router fills. */
  html: (path: string | null) => HtmlAnswer;
  /** Whether the browser that asks has a session. The rendered pages are those of a visitor. */
  hasSession: (request: FastifyRequest) => boolean;
}

/**
 * Serves the built browser app. The app's router decides what an address shows, so every address outside the API
 * answers with the page: as HTML where it is public, and otherwise with the shell.
 */
export async function servePage(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { directory, publicUrl, pages, html, hasSession } = options;
  const paths = pages.map(({ path }) => path);
  await app.register(fastifyStatic, {
    root: directory,
    // The build has written each text beside itself as `.br` and `.gz`.
    preCompressed: true,
    index: false,
    // The directory has no listing, and the built index.html is not complete.
    allowedPath: (path) => path !== "/" && path !== "/index.html",
    // File names under assets/ contain a hash of their content; caches must revalidate all other files.
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(directory, "assets"));
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
    cacheControl: false,
  });
  app.get("/robots.txt", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get("/sitemap.xml", { schema: { hide: true } }, async (_request, reply) =>
    reply.type("application/xml; charset=utf-8").send(sitemap(publicUrl, paths)),
  );
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === "GET" || request.method === "HEAD") &&
      !request.url.startsWith("/api/") &&
      !request.url.startsWith("/assets/");
    if (!wantsPage) return sendRefusal(reply, refuse("not_found"));
    const [path, query] = request.url.split("?", 2);
    const page = pages.find((each) => each.path === path && !(each.readsQuery && query));
    return sendHtml(request, reply, html(page && !hasSession(request) ? page.path : null));
  });
}

/** What sitemaps.org asks for. */
function sitemap(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>\n`;
}
