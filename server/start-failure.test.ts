import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { loadRenderer } from "./pages/renderer.ts";
import { explained, failureSentence } from "./start-failure.ts";

test("a page that is not built is named in a sentence, without a stack", async () => {
  const failure = await loadRenderer("/nowhere").catch((error: unknown) => error);
  expect(failureSentence(failure)).toBe("The browser app is not built yet: run `npm run build` first.");
});

test("a port that is taken is named", async () => {
  const taken = createServer().listen(0, "localhost");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const [failure] = await once(createServer().listen(port, "localhost"), "error");
  expect(failureSentence(failure)).toContain(`port ${port} is already taken`);
  taken.close();
});

test("every error that is shown by its message alone is thrown by that name", () => {
  const source = globSync("{adapters,domain,server}/**/*.ts")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  for (const name of explained) expect(source).toContain(`override name = "${name}"`);
});
