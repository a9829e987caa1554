import { expect, test } from "vitest";
import { leftOut } from "./build-context.ts";

const isLeftOut = leftOut("# words\n*\n!web\n!server\nweb/dist\n**/*.test.ts\n**/testing\n**/.env*\n");

test.each([
  ["server/main.ts", false],
  ["web", false],
  ["web/shell/main.tsx", false],
  ["web/dist/index.html", true],
  ["sandbox/main.ts", true],
  ["README.md", true],
  ["server/config.test.ts", true],
  ["server/http/testing/app.ts", true],
  [".git", true],
  [".env", true],
  ["server/.env.local", true],
])("%s is left out: %s", (path, expected) => {
  expect(isLeftOut(path)).toBe(expected);
});
