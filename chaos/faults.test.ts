import { expect, test } from "vitest";
import { faultNames } from "./arguments.ts";
import { drawFault } from "./faults.ts";
import { seededRandom } from "./seeded-random.ts";

function sentences(seed: number, count: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => drawFault(random, faultNames).sentence);
}

test("a seed names its faults, one after the other", () => {
  expect(sentences(7, 50)).toEqual(sentences(7, 50));
  expect(sentences(7, 50)).not.toEqual(sentences(8, 50));
});

test("every fault comes, and kills both nodes", () => {
  const drawn = sentences(1, 200).join("\n");
  for (const part of ["node 1", "node 2", "restart of PostgreSQL", "standby", "SIGTERM"]) {
    expect(drawn).toContain(part);
  }
});
