import { readdirSync, readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";
import { firstPaint } from "./first-paint.ts";
import { frameScripts } from "./frame-scripts.ts";
import { serviceWorker } from "./worker-plugin.ts";

const here = new URL(".", import.meta.url).pathname;

/** What shows a page, as against what asks the server or answers a press. */
const view = /web\/(ui|lib|captcha|features)\/|contract\/|node_modules\/lucide-react\//;
const heavy =
  /node_modules\/(zod|@tanstack|radix-ui|sonner|react-hook-form)\/|zod-without-eval|contract\/[\w-]*messages/;

/** What asks a question over the page: several pages do after a press, and none at sight. */
const dialogs =
  /web\/ui\/dialog\.tsx|node_modules\/(@?radix-ui|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden)/;

/** "words-de" for a part of the German catalogue. */
function languageOf(id: string): string | null {
  const language = /\/words\/(\w\w)\/[\w-]+\.ts$/.exec(id)?.[1];
  return language === undefined ? null : `words-${language}`;
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Whether a module needs none of the heavy libraries. */
function isLight(id: string, modules: Modules, above: readonly string[] = []): boolean {
  if (heavy.test(id)) return false;
  if (above.includes(id)) return true;
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  return imported.every((each) => isLight(each, modules, [...above, id]));
}

const groups = [
  // What every page needs is two files: one that changes with a release of React, and our own.
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: "frame", tags: ["$initial" as const] },
  // One chunk, so that zod is configured before the first schema of any other chunk is used.
  { name: "zod", test: /node_modules\/zod\/|zod-without-eval/ },
  // A file for each language, whose name tells the server which one a page will load.
  { name: (id: string) => languageOf(id), debugName: "words" },
  { name: "forms", test: /node_modules\/(react-hook-form|@hookform)\// },
  // What the landing page needs of the next one.
  { name: "prices", test: /contract\/(money|pricing|currencies)\.ts|web\/lib\/format\.ts|price-words/ },
  // All that pages of plain words need besides the frame.
  { name: "plain", test: /web\/ui\/(button-link|button-style|page-title)|lazy-with-queries/ },
  // What the pages of prices share, which no other page shows.
  {
    name: (id: string, modules: Modules) =>
      /web\/tariff\//.test(id) && isLight(id, modules) ? "tariff" : null,
    debugName: "tariff",
    minShareCount: 3,
  },
  // The pages that arrive as HTML show themselves without what asks the server, so the two are apart.
  {
    name: (id: string, modules: Modules) => (view.test(id) && isLight(id, modules) ? "view" : null),
    debugName: "view",
    minShareCount: 4,
  },
  // Apart from the schemas, which are made as their file runs: together they would be one long task.
  { name: "queries-library", test: /node_modules\/@tanstack\// },
  // What most pages share is one file: a hundred small ones compress badly, and each is named in the frame.
  {
    name: "shared",
    test: (id: string) =>
      !/contract\/(users|openid|two-step|webauthn|passkey|captcha|settings)/.test(id) && !dialogs.test(id),
    minShareCount: 6,
  },
  // What runs at once for users must not run with what visitors need too: a chunk runs whole.
  { name: "log-out", test: /web\/lib\/browser-log-out/ },
  // Without this chunk, a part of a public page that asks the server would load the chunk of users.
  { name: "queries", test: /web\/lib\/with-queries/ },
  { name: "prices-of-numbers", test: /web\/tariff\/(number-price|price-queries)/ },
  { name: "user", test: /web\/shell\/(user-parts|dashboard-page|profile-menu|credit-badge)\.tsx/ },
];

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
    alias: [
      { find: /^zod\/mini$/, replacement: `${here}shell/zod-without-eval.ts` },
      // Imported by every icon of lucide-react, and by no other module.
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${here}ui/create-icon.ts` },
    ],
  },
  plugins: [
    react(),
    tailwindcss(),
    flags(),
    firstPaint(),
    frameScripts(),
    serviceWorker(),
    // Neither index.html, which the server completes and compresses at its start, nor the renderer's .mjs files.
    compression({
      algorithms: ["brotliCompress", "gzip"],
      include: /\.(js|css|svg)$/,
      threshold: 1024,
      logLevel: "silent",
    }),
  ],
  // Besides the page, the build makes the program that renders the public pages on the server.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/page",
        emptyOutDir: true,
        // The content security policy allows no inline script but those of the first paint.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: { groups } } },
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
  server: { port: 5173, proxy: { "/api": "http://localhost:3000" } },
});
