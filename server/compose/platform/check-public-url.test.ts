import { type FastifyInstance, fastify } from "fastify";
import { afterEach, expect, test } from "vitest";
import { freePort } from "#sandbox/listen.ts";
import { type PublicUrlOptions, publicUrlCheck } from "./check-public-url.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(routes: (app: FastifyInstance) => void): Promise<string> {
  const app = fastify();
  routes(app);
  closing.push(() => app.close());
  return app.listen({ port: 0, host: "127.0.0.1" });
}

const check = (publicUrl: string, changes: Partial<PublicUrlOptions> = {}) =>
  publicUrlCheck({ publicUrl, publishableKey: "pk_test_ours", sandbox: true, ...changes }).check();
const config = (publishableKey: string) => (app: FastifyInstance) =>
  app.get("/api/config", async () => ({ stripe: { publishableKey } }));

test("a product that is ready is right", async () => {
  const url = await serve((app) => app.get("/readyz", async () => ({ status: "ready" })));
  expect(await check(url)).toEqual([{ right: true, sentence: `${url} answers, and is ready.` }]);
});

test("a product whose balancer keeps /readyz is known by its configuration", async () => {
  const url = await serve(config("pk_test_ours"));
  expect(await check(url)).toEqual([
    { right: true, sentence: `${url} answers, and keeps /readyz to itself.` },
  ]);
});

test.each<[string, (app: FastifyInstance) => void, RegExp]>([
  ["another configuration", config("pk_test_theirs"), /runs with another configuration: restart it/],
  ["another site", (app) => app.get("/*", async () => "<html>"), /is not Farline: correct PUBLIC_URL/],
  [
    "a redirect",
    (app) => app.get("/*", (_, reply) => reply.redirect("https://x.example")),
    /redirects elsewhere/,
  ],
  [
    "a lost database",
    (app) => app.get("/readyz", (_, reply) => reply.code(503).send({})),
    /does not reach the database/,
  ],
])("%s is told in one sentence", async (_name, routes, sentence) => {
  expect(await check(await serve(routes))).toEqual([
    { right: false, sentence: expect.stringMatching(sentence) },
  ]);
});

test("http is right in the sandbox only, and a dead address is a sentence", async () => {
  const dead = `http://127.0.0.1:${await freePort()}`;
  expect(await check(dead, { sandbox: false })).toEqual([
    { right: false, sentence: expect.stringContaining(`PUBLIC_URL ${dead} is not https`) },
    { right: false, sentence: expect.stringMatching(/gives no answer \(ECONNREFUSED\): start Farline/) },
  ]);
});
