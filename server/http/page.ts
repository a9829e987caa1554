import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "#contract/refusals.ts";
import { sendRefusal } from "./errors.ts";
import { type HtmlAnswer, sendHtml } from "./html-answer.ts";

/** What an address of the site is asked for with. */
export interface PageRequest {
  path: string;
  query: URLSearchParams;
  /** The browser has no session. The rendered pages are those of a visitor. */
  isVisitor: boolean;
}

export type PageAnswer = { status: 200 | 404; html: HtmlAnswer } | { status: 301 | 302; location: string };

export interface PageOptions {
  /** The built files. */
  directory: string;
  publicUrl: string;
  /** The paths that search engines shall know. */
  paths: () => readonly string[];
  answer: (request: PageRequest) => Promise<PageAnswer>;
  hasSession: (request: FastifyRequest) => boolean;
}

const unchanging = "public, max-age=31536000, immutable";
const briefly = "public, max-age=3600, stale-while-revalidate=604800";

/** The script that every page waits for before its first paint, and the flags, because a list shows many. */
function rarelyChanges(directory: string, path: string): boolean {
  return ["theme.js", "flags"].some((name) => path.startsWith(join(directory, name)));
}

/** Serves the built browser app: its files, and pages at every address outside the API. */
export async function servePage(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { directory, publicUrl, paths, answer, hasSession } = options;
  const files = await filesBelow(directory);
  await app.register(fastifyStatic, {
    root: directory,
    // Its own route would list the folder for each request. The build does not change while the server runs.
    serve: false,
    // The build has written each text beside itself as `.br` and `.gz`.
    preCompressed: true,
    // File names under assets/ contain a hash of their content; caches must revalidate all other files.
    setHeaders: (reply, path) => {
      if (path.startsWith(join(directory, "assets"))) reply.header("cache-control", unchanging);
      else reply.header("cache-control", rarelyChanges(directory, path) ? briefly : "no-cache");
    },
    cacheControl: false,
  });
  app.get("/*", { schema: { hide: true } }, (request, reply) => {
    const [path = "/"] = request.url.split("?", 1);
    // The built index.html is not complete.
    return files.has(path) && path !== "/index.html" ? reply.sendFile(path) : reply.callNotFound();
  });
  app.get("/robots.txt", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get("/sitemap.xml", { schema: { hide: true } }, async (_request, reply) =>
    reply.type("application/xml; charset=utf-8").send(sitemap(publicUrl, paths())),
  );
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      (request.method === "GET" || request.method === "HEAD") &&
      !request.url.startsWith("/api/") &&
      !request.url.startsWith("/assets/");
    if (!wantsPage) return sendRefusal(reply, refuse("not_found"));
    const [path = "/", query] = request.url.split("?", 2);
    const isVisitor = !hasSession(request);
    const answered = await answer({ path, query: new URLSearchParams(query), isVisitor });
    if ("html" in answered) return sendHtml(request, reply, answered.html, answered.status);
    return reply.header("cache-control", "no-cache").redirect(answered.location, answered.status);
  });
}

/** The addresses of all files of a folder and the folders in it. */
async function filesBelow(directory: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)));
  return new Set(paths.map((path) => `/${path.split(sep).join("/")}`));
}

/** What sitemaps.org asks for. */
function sitemap(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>\n`;
}
