import { expect, test } from "vitest";
import { readArguments, usage } from "./arguments.ts";

const read = (text: string) => readArguments(text.split(" ").filter(Boolean), () => 7);

test("without words it is a hundred rounds of every fault, with a synchronous standby and any seed", () => {
  expect(read("")).toEqual({
    rounds: 100,
    minutes: 60,
    seed: 7,
    faults: ["kill", "restart", "switchover", "update"],
    isSynchronous: true,
  });
});

test("each of them can be given", () => {
  expect(read("--rounds 20 --minutes 5 --seed 3 --faults kill,switchover --asynchronous")).toEqual({
    rounds: 20,
    minutes: 5,
    seed: 3,
    faults: ["kill", "switchover"],
    isSynchronous: false,
  });
});

test.each([
  "--rounds 0",
  "--rounds many",
  "--minutes 0",
  "--seed -1",
  "--faults flood",
  "--faults=",
  "--loud",
  "more",
])("%s is answered with the usage", (text) => {
  expect(() => read(text)).toThrow(usage);
});
