import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { buildTargets } from "#web/browser-minimum.ts";
import { browserReplacements } from "#web/browsers/build-replacements.ts";
import { olderStyles } from "#web/older-styles.ts";

const here = new URL(".", import.meta.url).pathname;
const web = new URL("..", import.meta.url).pathname;

/** The operators' page is a build of its own, so that no byte of it is in a user's page and none of its chunks change. */
export default defineConfig({
  root: here,
  base: "/admin/",
  // The first scripts and the icon of the tab are the page's own.
  publicDir: false,
  resolve: {
    alias: [{ find: /^zod\/mini$/, replacement: `${web}shell/zod-without-eval.ts` }],
  },
  plugins: [
    react(),
    tailwindcss(),
    browserReplacements(),
    compression({
      algorithms: ["brotliCompress", "gzip"],
      include: /\.(js|css|svg)$/,
      threshold: 1024,
      logLevel: "silent",
    }),
  ],
  css: { postcss: { plugins: [olderStyles()] } },
  build: {
    outDir: `${web}dist/admin`,
    target: buildTargets,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // All screens are one script: e2e/support/page/page-budgets.ts.
    chunkSizeWarningLimit: 700,
  },
});
