import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstOffer } from "#contract/money/offered-currencies.ts";
import { htmlAnswer } from "./html-answer.ts";
import { type PageOptions, servePage } from "./serve-page.ts";

const directory = mkdtempSync(join(tmpdir(), "farline-page-"));
const contents = {
  "assets/a-1.js": "script()",
  "notes.txt": "notes",
  ".vite/manifest.json": "{}",
  "index.html": "not complete",
  "worker.js": "worker()",
  "remove-worker.js": "remove()",
};
const page = (text: string) => htmlAnswer(`<!doctype html>${text}`, "en");
const [shell, about] = [page("shell"), page("about")];
let app: FastifyInstance;
let withoutWorker: FastifyInstance;
beforeAll(async () => {
  for (const folder of ["assets", ".vite"]) mkdirSync(join(directory, folder));
  for (const [name, text] of Object.entries(contents)) {
    const path = join(directory, name);
    writeFileSync(path, text);
    if (name === "notes.txt") continue;
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
  const options: PageOptions = {
    directory,
    publicUrl: "https://farline.example",
    hasWorker: true,
    paths: () => ["/about", "/rates/germany"],
    answer: async ({ path, query, session, language }) => {
      if (language !== "en") return { status: 200, html: htmlAnswer("<!doctype html>other", language) };
      if (path === "/nowhere") return { status: 404, html: page("nowhere") };
      if (query.has("to")) return { status: 302, location: `/rates/${query.get("to")}` };
      return { status: 200, html: path === "/about" && session === null ? about : shell };
    },
    session: ({ headers }) => (headers.cookie === undefined ? null : { isAlive: async () => true }),
    currencies: () => firstOffer,
  };
  app = Fastify();
  await servePage(app, options);
  withoutWorker = Fastify();
  await servePage(withoutWorker, { ...options, hasWorker: false });
});
afterAll(async () => {
  await app.close();
  await withoutWorker.close();
  rmSync(directory, { recursive: true });
});

test("the manifests of the build stay on the server", async () => {
  expect((await get("/.vite/manifest.json", "identity")).body).toContain("shell");
});

const get = (url: string, encodings: string) =>
  app.inject({ url, headers: { "accept-encoding": encodings } });

const compressed = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };

test.each([
  ["/", "text/html; charset=utf-8", "no-cache", "<!doctype html>shell"],
  ["/calls/x", "text/html; charset=utf-8", "no-cache", "<!doctype html>shell"],
  ["/about?from=mail", "text/html; charset=utf-8", "no-cache", "<!doctype html>about"],
  [
    "/assets/a-1.js",
    "application/javascript; charset=utf-8",
    "public, max-age=31536000, immutable",
    contents["assets/a-1.js"],
  ],
])("%s is sent as the client takes it, with the headers of its content", async (url, type, caching, text) => {
  for (const [encodings, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", "none"],
  ] as const) {
    const { statusCode, headers, rawPayload } = await get(url, encodings);
    expect({ statusCode, encoding: headers["content-encoding"] ?? "none" }).toEqual({
      statusCode: 200,
      encoding,
    });
    expect(headers).toMatchObject({ "content-type": type, "cache-control": caching });
    expect(headers.vary).toContain("accept-encoding");
    expect(compressed[encoding](rawPayload).toString()).toBe(text);
  }
});

test("a browser with a session gets the shell, because the rendered pages are a visitor's", async () => {
  const { body } = await app.inject({ url: "/about", headers: { cookie: "session=x" } });
  expect(body).toBe("<!doctype html>shell");
});

test("a page says its language, and caches keep one for each", async () => {
  const { headers, body } = await app.inject({ url: "/about?lang=de" });
  const english = await app.inject({ url: "/about" });
  expect([headers["content-language"], body]).toEqual(["de", "<!doctype html>other"]);
  expect(english.headers["content-language"]).toBe("en");
  expect(headers.vary).toBe("accept-encoding, accept-language, cookie");
  expect(headers.etag).not.toBe(english.headers.etag);
});

test("a page that the browser or a cache has already is not sent again", async () => {
  const tag = String((await get("/about", "br")).headers.etag);
  const ask = async (tags: string) => {
    const { statusCode, body } = await app.inject({ url: "/about", headers: { "if-none-match": tags } });
    return [statusCode, body];
  };
  // A cache asks with the tags of all that it keeps, and some take the mark of weakness away.
  for (const tags of [tag, `W/"other", ${tag}`, `${tag},"other"`, tag.slice(2), "*"])
    expect(await ask(tags)).toEqual([304, ""]);
  expect((await ask('W/"other"'))[0]).toBe(200);
});

test("an address without a page is not found, and never said to be the same as before", async () => {
  const { statusCode, headers, body } = await get("/nowhere", "identity");
  expect([statusCode, headers.etag, body]).toEqual([404, undefined, "<!doctype html>nowhere"]);
});

test("a redirect is asked for each time", async () => {
  const { statusCode, headers } = await get("/rates?to=germany", "identity");
  expect([statusCode, headers.location, headers["cache-control"]]).toEqual([
    302,
    "/rates/germany",
    "no-cache",
  ]);
});

test("a file that was not compressed is sent as it is", async () => {
  const { headers, body } = await get("/notes.txt", "br, gzip");
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body).toBe("notes");
});

test("the built page is sent complete or not at all", async () => {
  expect((await get("/index.html", "identity")).body).toBe("<!doctype html>shell");
});

test("search engines find the public pages", async () => {
  expect((await get("/robots.txt", "identity")).body).toContain(
    "Sitemap: https://farline.example/sitemap.xml",
  );
  const { body } = await get("/sitemap.xml", "identity");
  expect(body).toContain("<loc>https://farline.example/about</loc>");
  expect(body).toContain("<loc>https://farline.example/rates/germany</loc>");
  expect(body).toContain("<loc>https://farline.example/rates/germany?lang=hi</loc>");
  const german = 'hreflang="de" href="https://farline.example/about?lang=de"';
  expect(body.split(german)).toHaveLength(8);
});

test("the service worker is asked for each time, and is the one that removes it where it is switched off", async () => {
  for (const [server, text] of [
    [app, "worker()"],
    [withoutWorker, "remove()"],
  ] as const) {
    const { statusCode, headers, body } = await server.inject({ url: "/worker.js" });
    expect([statusCode, body, headers["cache-control"]]).toEqual([200, text, "no-cache"]);
    expect(headers["content-type"]).toMatch(/^(application|text)\/javascript/);
  }
});

test("addresses that programs ask every site for lead to what is here", async () => {
  const locationOf = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(302);
    return String(headers.location);
  };
  expect(await locationOf("/.well-known/change-password")).toBe("/settings");
  const icon = await locationOf("/favicon.ico");
  expect(existsSync(join(import.meta.dirname, "../../web/public", icon)), icon).toBe(true);
});
