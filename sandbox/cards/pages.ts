import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";

const browserFolder = join(import.meta.dirname, "browser");

/** Serves the browser's files: Stripe.js, the pages that it shows in frames, and the choice of wallets. */
export async function cardsPages(app: FastifyInstance): Promise<void> {
  const file = (name: string) => readFileSync(join(browserFolder, name), "utf8");
  const files = {
    "/stripe.js": ["text/javascript", script("stripe.ts")],
    "/cards/form.js": ["text/javascript", script("form.ts")],
    "/cards/challenge.js": ["text/javascript", script("challenge.ts")],
    "/cards/express.js": ["text/javascript", script("express.ts")],
    "/cards/wallet-sheet.js": ["text/javascript", script("wallet-sheet.ts")],
    "/cards/wallets.js": ["text/javascript", script("wallets.ts")],
    "/cards/form.css": ["text/css", file("form.css")],
    "/cards/challenge.css": ["text/css", file("challenge.css")],
    "/cards/express.css": ["text/css", file("express.css")],
    "/cards/form": ["text/html", file("form.html")],
    "/cards/challenge": ["text/html", file("challenge.html")],
    "/cards/express": ["text/html", file("express.html")],
    "/cards/wallet-sheet": ["text/html", file("wallet-sheet.html")],
    "/cards/wallets": ["text/html", file("wallets.html")],
  } as const;
  for (const [path, [type, content]] of Object.entries(files)) {
    app.get(path, async (_request, reply) =>
      withHeaders(reply)
        .type(`${type}; charset=utf-8`)
        .send(typeof content === "string" ? content : await content()),
    );
  }
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
