import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { z } from "zod";
import { leftOut } from "./image/build-context.ts";
import { type Instruction, readInstructions } from "./image/instructions.ts";

const text = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");
const dockerfile = text("deploy/Dockerfile");
const instructions = readInstructions(dockerfile);
const isLeftOut = leftOut(text("deploy/Dockerfile.dockerignore"));
const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const { devDependencies } = manifest.parse(JSON.parse(text("package.json")));

function all<Keyword extends Instruction["keyword"]>(keyword: Keyword) {
  return instructions.filter(
    (instruction): instruction is Extract<Instruction, { keyword: Keyword }> =>
      instruction.keyword === keyword,
  );
}

const lastStage = instructions.slice(instructions.findLastIndex(({ keyword }) => keyword === "FROM"));

test("a linter of container files has nothing to say", () => {
  expect(validate(dockerfile)).toEqual([]);
});

test("every stage is the Node that the tests run on, on a named Debian", () => {
  const images = all("FROM").map(({ image }) => image);
  expect(new Set(images)).toEqual(new Set([`node:${devDependencies.node}-trixie-slim`]));
});

test("the build copies nothing that its context leaves out", () => {
  const sources = all("COPY").flatMap(({ from, sources: names }) => (from === undefined ? names : []));
  expect(sources.filter((source) => isLeftOut(source.replace(/\/$/, "")))).toEqual([]);
});

test.each([".env", "deploy/.env", ".git", ".data", "node_modules", "sandbox", "e2e", "bench", "docs"])(
  "the context leaves out %s",
  (path) => expect(isLeftOut(path)).toBe(true),
);

test("the image runs one process, as a user that is not root, in production", () => {
  expect(lastStage).toContainEqual({ keyword: "ENV", name: "NODE_ENV", value: "production" });
  expect(lastStage).toContainEqual({ keyword: "USER", uid: 1000, gid: 1000 });
  expect(lastStage).toContainEqual({ keyword: "STOPSIGNAL", signal: "SIGTERM" });
  expect(lastStage.filter(({ keyword }) => keyword === "RUN")).toEqual([]);
});

test("the image's packages are installed without the development dependencies", () => {
  const stages = all("COPY").filter(({ sources }) => sources.includes("/app/node_modules/"));
  expect(stages.map(({ from }) => from)).toEqual(["packages"]);
  const start = instructions.findIndex((each) => each.keyword === "FROM" && each.stage === "packages");
  const installs = instructions
    .slice(start)
    .flatMap((each) => (each.keyword === "RUN" ? [each.command] : []));
  expect(installs).toHaveLength(1);
  expect(installs[0]).toMatch(/^npm ci --omit=dev /);
});
