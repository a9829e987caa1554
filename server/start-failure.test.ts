import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadRenderer } from "./pages/renderer.ts";
import { explained, failureSentence } from "./start-failure.ts";

test("a page that is not built is named in a sentence, without a stack", async () => {
  const failure = await loadRenderer("/nowhere").catch((error: unknown) => error);
  expect(failureSentence(failure)).toBe("The browser app is not built yet: run `npm run build` first.");
});

test("every error that is shown by its message alone is thrown by that name", () => {
  const source = globSync("{adapters,domain,server}/**/*.ts")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  for (const name of explained) expect(source).toContain(`override name = "${name}"`);
});
