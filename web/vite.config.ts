import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";

export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  plugins: [
    react(),
    tailwindcss(),
    compression({ algorithms: ["brotliCompress", "gzip"], threshold: 1024, logLevel: "silent" }),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The content security policy allows no inline script and the pages need none.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One chunk, so that zod is configured before the first schema of any other chunk is used.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "zod", test: /node_modules\/zod\/|zod-without-eval/ }] } },
    },
  },
  server: { port: 5173, proxy: { "/api": "http://localhost:3000" } },
});
