import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { refuse } from "#contract/refusals.ts";
import { sendRefusal } from "./errors.ts";

/** The browser app has not been built, so there is no page to serve. */
class PageNotBuiltError extends Error {
  override name = "PageNotBuiltError";
  constructor() {
    super("The browser app is not built yet: run `npm run build` first.");
  }
}

/**
 * Serves the built browser app. The app's router decides what an address shows, so every address outside the API
 * answers with the page.
 * @throws PageNotBuiltError when `directory` has no index.html.
 */
export async function servePage(app: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(join(directory, "index.html"))) throw new PageNotBuiltError();
  await app.register(fastifyStatic, {
    root: directory,
    // The build has written each text beside itself as `.br` and `.gz`.
    preCompressed: true,
    // File names under assets/ contain a hash of their content; caches must revalidate all other files.
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(directory, "assets"));
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
    cacheControl: false,
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === "GET" || request.method === "HEAD") &&
      !request.url.startsWith("/api/") &&
      !request.url.startsWith("/assets/");
    return wantsPage ? reply.sendFile("index.html") : sendRefusal(reply, refuse("not_found"));
  });
}
