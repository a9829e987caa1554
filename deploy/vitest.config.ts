import { defineConfig } from "vitest/config";

/** `npm run test:deploy`: installs packages twice and builds the page, so it needs the registry and minutes. */
export default defineConfig({
  test: {
    name: "deploy",
    include: ["deploy/*.rehearsal.ts"],
    testTimeout: 120_000,
    hookTimeout: 900_000,
  },
});
