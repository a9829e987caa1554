import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";

const here = new URL(".", import.meta.url).pathname;

const groups = [
  // What every page needs is two files: one that changes with a release of React, and our own.
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: "frame", tags: ["$initial" as const] },
  // One chunk, so that zod is configured before the first schema of any other chunk is used.
  { name: "zod", test: /node_modules\/zod\/|zod-without-eval/ },
  { name: "forms", test: /node_modules\/(react-hook-form|@hookform)\// },
  // What most pages share is one file: a hundred small ones compress badly, and each is named in the frame.
  { name: "shared", minShareCount: 6 },
];

export default defineConfig({
  root: here,
  resolve: { alias: [{ find: /^zod\/mini$/, replacement: `${here}shell/zod-without-eval.ts` }] },
  plugins: [
    react(),
    tailwindcss(),
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
        // The content security policy allows no inline script and the pages need none.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: "dist/renderer",
        emptyOutDir: true,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: `${here}shell/render.tsx`,
          output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
        },
      },
    },
  },
  server: { port: 5173, proxy: { "/api": "http://localhost:3000" } },
});
