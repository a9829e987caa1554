import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { isReleased } from "./make-release.ts";

const project = join(import.meta.dirname, "..");
const text = (path: string) => readFileSync(join(project, path), "utf8");
const programs = ["server/main.ts", "tools/operate.ts", "tools/tariff.ts"];
const graphSchema = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(
        z.object({ module: z.string(), resolved: z.string(), dependencyTypes: z.array(z.string()) }),
      ),
    }),
  ),
});
let modules: z.infer<typeof graphSchema>["modules"] = [];

beforeAll(() => {
  const cruiser = join(project, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const words = ["--config", ".dependency-cruiser.cjs", "--output-type", "json", ...programs];
  const output = execFileSync(process.execPath, [cruiser, ...words], {
    cwd: project,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
  ({ modules } = graphSchema.parse(JSON.parse(output)));
});

test("production imports production's packages, all of them and no other", () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(text("package.json")));
  const imported = modules
    .flatMap((module) => module.dependencies)
    .filter(({ dependencyTypes }) => dependencyTypes.some((type) => type.startsWith("npm")))
    .map(({ module }) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module);
  // A font is read as a file.
  const read = Object.keys(dependencies).filter((name) =>
    text("adapters/drawing/png-drawer.ts").includes(`import.meta.resolve("${name}/`),
  );
  expect(read).toHaveLength(1);
  expect([...new Set([...imported, ...read])].toSorted()).toEqual(Object.keys(dependencies).toSorted());
});

test("a release has every file that production imports", () => {
  const ours = modules
    .map(({ source }) => source)
    .filter((source) => /^[^/]+\/.*\.ts$/.test(source) && !source.startsWith("node_modules/"));
  expect(ours.length).toBeGreaterThan(300);
  expect(ours.filter((source) => !isReleased(source))).toEqual([]);
});
