import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { servePage } from "./page.ts";

const directory = mkdtempSync(join(tmpdir(), "farline-page-"));
const contents = { "index.html": "<!doctype html>page", "assets/a-1.js": "script()", "robots.txt": "robots" };
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(directory, "assets"));
  for (const [name, text] of Object.entries(contents)) {
    const path = join(directory, name);
    writeFileSync(path, text);
    if (name === "robots.txt") continue;
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
  app = Fastify();
  await servePage(app, directory);
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const get = (url: string, encodings: string) =>
  app.inject({ url, headers: { "accept-encoding": encodings } });

test.each([
  ["/", "text/html; charset=utf-8", "no-cache"],
  ["/calls/x", "text/html; charset=utf-8", "no-cache"],
  ["/assets/a-1.js", "application/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
])(
  "%s is sent as it was compressed by the build, with the headers of its content",
  async (url, type, caching) => {
    const text = url.startsWith("/assets") ? contents["assets/a-1.js"] : contents["index.html"];
    for (const [encodings, encoding, bytes] of [
      ["gzip, deflate, br, zstd", "br", brotliCompressSync(text)],
      ["gzip", "gzip", gzipSync(text)],
      ["identity", undefined, Buffer.from(text)],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(url, encodings);
      expect({ statusCode, encoding: headers["content-encoding"] }).toEqual({ statusCode: 200, encoding });
      expect(headers).toMatchObject({
        "content-type": type,
        "cache-control": caching,
        vary: "accept-encoding",
      });
      expect(rawPayload).toEqual(bytes);
    }
  },
);

test("a file that was not compressed is sent as it is", async () => {
  const { headers, body } = await get("/robots.txt", "br, gzip");
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body).toBe("robots");
});
