import { Script } from "node:vm";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { cardsPages } from "./pages.ts";

test.each(["/stripe.js", "/cards/form.js", "/cards/challenge.js"])(
  "%s is one classic script",
  async (path) => {
    const app = fastify();
    await cardsPages(app);
    const reply = await app.inject(path);
    await app.close();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(reply.headers["access-control-allow-origin"]).toBe("*");
    // An import or a type left over would be a syntax error.
    expect(() => new Script(reply.body)).not.toThrow();
    expect(reply.body).not.toMatch(/^\s*(import|export)\b/m);
  },
);
