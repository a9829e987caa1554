import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";

const browserFolder = join(import.meta.dirname, "browser");

/** Pages that Stripe.js shows in frames, and the page with the choice of wallets. */
const pages = ["form", "challenge", "express", "wallet-sheet", "wallets"];
const styles = ["form", "challenge", "express"];

/** Serves the browser's files: Stripe.js and the pages. */
export async function cardsPages(app: FastifyInstance): Promise<void> {
  const serve = (path: string, type: string, content: () => string | Promise<string>) =>
    app.get(path, async (_request, reply) =>
      withHeaders(reply)
        .type(`${type}; charset=utf-8`)
        .send(await content()),
    );
  const file = (name: string) => {
    const content = readFileSync(join(browserFolder, "frames", name), "utf8");
    return () => content;
  };
  serve("/stripe.js", "text/javascript", script("page/stripe.ts"));
  for (const name of pages) {
    serve(`/cards/${name}`, "text/html", file(`${name}.html`));
    serve(`/cards/${name}.js`, "text/javascript", script(`frames/${name}.ts`));
  }
  for (const name of styles) serve(`/cards/${name}.css`, "text/css", file(`${name}.css`));
}

/** A script of the browser folder, bundled at the first request and kept. */
function script(name: string): () => Promise<string> {
  let bundled: Promise<string> | undefined;
  return () => {
    bundled ??= bundleScript(join(browserFolder, name));
    return bundled;
  };
}

/**
 * Bundles a module with its imports into one classic script, the form in which pages load Stripe.js. Writes no file.
 */
async function bundleScript(entry: string): Promise<string> {
  // Imported with the first script, so the sandbox starts without waiting for the bundler.
  const { build } = await import("rolldown");
  const { output } = await build({
    input: entry,
    platform: "browser",
    write: false,
    output: { format: "iife", strict: true },
  });
  return output[0].code;
}

/** Pages of any site may load the script and frame the form, as with Stripe. Inside, the policy admits our own content only. */
function withHeaders(reply: FastifyReply): FastifyReply {
  return reply.headers({
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
    "cache-control": "no-cache",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
}
