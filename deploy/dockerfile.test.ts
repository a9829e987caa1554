import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { z } from "zod";
import { isReleased, releasedPaths } from "./make-release.ts";

const text = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");
const dockerfile = text("deploy/Dockerfile");
const lastStage = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
const context = text("deploy/Dockerfile.dockerignore").split("\n");
const { devDependencies } = z
  .object({ devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(text("package.json")));

test("a linter of container files has nothing to say", () => {
  expect(validate(dockerfile)).toEqual([]);
});

test("every stage is the Node that the tests run on, on a named Debian", () => {
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set([`node:${devDependencies.node}-trixie-slim`]));
});

test("the image runs one process, as a user that is not root, in production", () => {
  for (const line of ["ENV NODE_ENV=production", "USER 1000:1000", "STOPSIGNAL SIGTERM"]) {
    expect(lastStage.split("\n")).toContain(line);
  }
  expect(lastStage).not.toMatch(/^RUN /m);
});

test("the build sees what is named and nothing else: no secret, no data, no test", () => {
  const named = context.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  const released = new Set(releasedPaths.map((path) => path.replace(/\/.*/, "")));
  expect(context.find((line) => line !== "" && !line.startsWith("#"))).toBe("*");
  expect(named.toSorted()).toEqual([...released, "deploy", "tsconfig.json", "web"].toSorted());
  for (const line of ["**/.env*", "**/*.test.ts", "**/testing"]) expect(context).toContain(line);
});

test.each(["server/.env.local", "server/testing/app.ts", "server/config.test.ts", "sandbox/main.ts", ".env"])(
  "a release leaves out %s",
  (path) => expect(isReleased(path)).toBe(false),
);
