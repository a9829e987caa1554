import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Currency } from "#contract/money/currencies.ts";
import type { OfferedCurrencies } from "#contract/money/offered-currencies.ts";
import type { Language } from "#contract/pages/languages.ts";
import { refuse } from "#contract/refusals.ts";
import { type Drawing, drawingUrl } from "#domain/brand-drawings.ts";
import { currencyOf } from "#server/http/currency.ts";
import { sendRefusal } from "#server/http/errors.ts";
import { languageOf } from "#server/http/language.ts";
import { type BrandPicture, brand, defaultBrand } from "#words/brand.ts";
import { type HtmlAnswer, sendHtml } from "./html-answer.ts";
import { sitemap } from "./page-addresses.ts";

export interface PageRequest {
  path: string;
  query: URLSearchParams;
  /** The browser's session; null for a visitor, who gets the rendered pages. */
  session: {
    /** Asks the database: the session may have ended elsewhere. */
    isAlive: () => Promise<boolean>;
  } | null;
  language: Language;
  currency: Currency;
}

export type PageAnswer = { status: 200 | 404; html: HtmlAnswer } | { status: 301 | 302; location: string };

export interface PageOptions {
  directory: string;
  publicUrl: string;
  /** True when browsers get the service worker; otherwise its address has the one that removes it. */
  hasWorker: boolean;
  /** The paths that search engines shall know. */
  paths: () => readonly string[];
  answer: (request: PageRequest) => Promise<PageAnswer>;
  session: (request: FastifyRequest) => PageRequest["session"];
  /** Those in force. */
  currencies: () => OfferedCurrencies;
}

const unchanging = "public, max-age=31536000, immutable";
const briefly = "public, max-age=3600, stale-while-revalidate=604800";

/** Addresses that programs ask every site for, and where these things are here. */
const fixedAddresses = {
  // Password managers lead their users there: https://www.w3.org/TR/change-password-url/
  "/.well-known/change-password": () => "/settings",
  // For browsers and readers of links that look into no page and draw no SVG.
  "/favicon.ico": () => {
    const { icon } = brand();
    return icon ? new URL(drawingUrl(icon, "192")).pathname : "/app/icon-192.png";
  },
} as const;

/** The script that the operators' page waits for before its first paint, and the flags, because a list shows many. */
function rarelyChanges(directory: string, path: string): boolean {
  return ["theme.js", "flags"].some((name) => path.startsWith(join(directory, name)));
}

/** Serves the built browser app: its files, and pages at every address outside the API. */
export async function servePage(app: FastifyInstance, options: PageOptions): Promise<void> {
  await serveFiles(app, options);
  serveProgramAddresses(app, options);
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      (request.method === "GET" || request.method === "HEAD") &&
      !request.url.startsWith("/api/") &&
      !request.url.startsWith("/assets/");
    if (!wantsPage) return sendRefusal(reply, refuse("not_found"));
    const [path = "/", query] = request.url.split("?", 2);
    const answered = await options.answer({
      path,
      query: new URLSearchParams(query),
      session: options.session(request),
      language: languageOf(request),
      currency: currencyOf(request, options.currencies()),
    });
    if ("html" in answered) return sendHtml(request, reply, answered.html, answered.status);
    return reply.header("cache-control", "no-cache").redirect(answered.location, answered.status);
  });
}

async function serveFiles(app: FastifyInstance, { directory, hasWorker }: PageOptions): Promise<void> {
  const files = await filesBelow(directory);
  await app.register(fastifyStatic, {
    root: directory,
    // Its own route would list the folder for each request. The build does not change while the server runs.
    serve: false,
    // The build has written each text beside itself as `.br` and `.gz`.
    preCompressed: true,
    // File names under assets/ contain a hash of their content; caches must revalidate all other files.
    setHeaders: (reply, path) => {
      if (reply.getHeader("cache-control") !== undefined) return;
      if (path.startsWith(join(directory, "assets"))) reply.header("cache-control", unchanging);
      else reply.header("cache-control", rarelyChanges(directory, path) ? briefly : "no-cache");
    },
    cacheControl: false,
  });
  if (!hasWorker) {
    // Browsers keep a worker whose file is gone, so its file must say that it goes.
    app.get("/worker.js", { schema: { hide: true } }, async (_request, reply) =>
      reply.sendFile("remove-worker.js"),
    );
  }
  app.get("/app.webmanifest", { schema: { hide: true } }, async (_request, reply) => {
    const built: AppManifest = JSON.parse(await readFile(join(directory, "app.webmanifest"), "utf8"));
    return reply
      .type("application/manifest+json; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(JSON.stringify(brandedManifest(built)));
  });
  app.get("/*", { schema: { hide: true } }, (request, reply) => {
    const [path = "/"] = request.url.split("?", 1);
    // The built index.html is not complete.
    return files.has(path) && path !== "/index.html" ? reply.sendFile(path) : reply.callNotFound();
  });
}

interface AppIcon {
  src: string;
  sizes: string;
  type?: string;
  purpose?: string;
}

interface AppManifest {
  name: string;
  short_name: string;
  icons: AppIcon[];
  shortcuts: { icons: AppIcon[] }[];
  screenshots?: unknown;
}

/** The installed app's manifest with the brand's names and icon. Its pictures show the default name, so another brand has none. */
function brandedManifest({ screenshots, icons, shortcuts, ...manifest }: AppManifest): AppManifest {
  const { name, shortName, icon } = brand();
  const own = icon && appIcons(icon);
  return {
    ...manifest,
    name,
    short_name: shortName,
    icons: own ?? icons,
    shortcuts: own
      ? shortcuts.map((shortcut) => ({
          ...shortcut,
          icons: own.filter(({ purpose }) => purpose === undefined),
        }))
      : shortcuts,
    ...(name === defaultBrand.name && { screenshots }),
  };
}

function appIcons(icon: BrandPicture): AppIcon[] {
  const drawn = (drawing: Drawing, sizes: string) => ({
    src: new URL(drawingUrl(icon, drawing)).pathname,
    sizes,
    type: "image/png",
  });
  return [
    ...(icon.type === "image/svg+xml"
      ? [{ src: new URL(icon.url).pathname, sizes: "any", type: icon.type }]
      : []),
    drawn("192", "192x192"),
    drawn("512", "512x512"),
    { ...drawn("maskable", "512x512"), purpose: "maskable" },
  ];
}

function serveProgramAddresses(app: FastifyInstance, { publicUrl, paths }: PageOptions): void {
  for (const [address, locationOf] of Object.entries(fixedAddresses)) {
    app.get(address, { schema: { hide: true } }, async (_request, reply) =>
      reply.header("cache-control", briefly).redirect(locationOf(), 302),
    );
  }
  app.get("/robots.txt", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get("/sitemap.xml", { schema: { hide: true } }, async (_request, reply) =>
    reply.type("application/xml; charset=utf-8").send(sitemap(publicUrl, paths())),
  );
}

async function filesBelow(directory: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    // Vite's manifests are for the server: server/pages/frame-scripts.ts.
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith("/.vite"))
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)));
  return new Set(paths.map((path) => `/${path.split(sep).join("/")}`));
}
