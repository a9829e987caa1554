import { readdirSync, readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";
import { firstPaint } from "./arrival/first-paint.ts";
import { buildTargets } from "./browser-minimum.ts";
import { browserReplacements } from "./browsers/build-replacements.ts";
import { checkChunkGroups, chunkGroups } from "./chunk-groups.ts";
import { olderStyles } from "./older-styles.ts";
import { serviceWorker } from "./worker/worker-plugin.ts";

const here = new URL(".", import.meta.url).pathname;

/** Writes the countries' flags beside the page, a file each under its ISO code, so that a page loads those it shows. */
function flags(): Plugin {
  const folder = new URL("../node_modules/country-flag-icons/3x2/", import.meta.url).pathname;
  return {
    name: "flags",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const file of readdirSync(folder).filter((name) => /^[A-Z]{2}\.svg$/.test(name)))
        this.emitFile({ type: "asset", fileName: `flags/${file}`, source: readFileSync(folder + file) });
    },
  };
}

export default defineConfig({
  root: here,
  resolve: {
    alias: [{ find: /^zod\/mini$/, replacement: `${here}shell/zod-without-eval.ts` }],
  },
  plugins: [
    react(),
    tailwindcss(),
    flags(),
    checkChunkGroups(),
    firstPaint(),
    browserReplacements(),
    serviceWorker(),
    // Neither index.html, which the server completes and compresses at its start, nor the renderer's .mjs files.
    compression({
      algorithms: ["brotliCompress", "gzip"],
      include: /\.(js|css|svg)$/,
      threshold: 1024,
      logLevel: "silent",
    }),
  ],
  // Packages that the development server finds later than at its start reload the page. Its search through index.html finds
  // none, because of the script inside the template.
  optimizeDeps: { entries: ["shell/main.tsx"] },
  css: { postcss: { plugins: [olderStyles()] } },
  // Besides the page, the build makes the program that renders the public pages on the server.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/page",
        target: buildTargets,
        emptyOutDir: true,
        // By them the server names the scripts of a user's page in its HTML: server/pages/frame-scripts.ts.
        manifest: true,
        ssrManifest: true,
        // The content security policy allows no inline script but those of the first paint.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      // Otherwise the program has both versions of React, and takes the slow one wherever the variable is not set.
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        outDir: "dist/renderer",
        emptyOutDir: true,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: `${here}shell/render.tsx`,
          // The renderer speaks every language; what it shares with the page loads one when it is shown.
          checks: { ineffectiveDynamicImport: false },
          output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
        },
      },
    },
  },
});
