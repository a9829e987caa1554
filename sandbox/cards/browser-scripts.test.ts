import { createContext, Script } from "node:vm";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { cardsPages } from "./pages.ts";

test.each([
  "/stripe.js",
  "/cards/form.js",
  "/cards/challenge.js",
  "/cards/express.js",
  "/cards/wallet-sheet.js",
  "/cards/wallets.js",
])("%s is one classic script", async (path) => {
  const reply = await get(path);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(reply.headers["access-control-allow-origin"]).toBe("*");
  // A leftover import or type would be a syntax error.
  expect(() => new Script(reply.body)).not.toThrow();
  expect(reply.body).not.toMatch(/^\s*(import|export)\b/m);
});

test("/stripe.js bundles its imports and defines window.Stripe", async () => {
  class HTMLScriptElement {
    src = "http://localhost:3100/stripe.js";
  }
  const window: { Stripe?: unknown } = {};
  const document = { currentScript: new HTMLScriptElement() };
  const { body } = await get("/stripe.js");
  new Script(body).runInContext(createContext({ window, document, HTMLScriptElement, URL }));
  expect(window.Stripe).toBeTypeOf("function");
});

async function get(path: string) {
  const app = fastify();
  await cardsPages(app);
  const reply = await app.inject(path);
  await app.close();
  return reply;
}
