import { expect, test } from "vitest";
import { createFarEnd } from "./far-end.ts";
import { frameLength, silentFrame } from "./mu-law.ts";
import { greeting, keySounds } from "./sounds.ts";

const echoed = new Uint8Array(frameLength).fill(9);
const echo = () => echoed;
const framesOf = (key: string) => Math.ceil((keySounds.get(key)?.length ?? 0) / frameLength);
const firstFrame = (audio: Uint8Array = new Uint8Array()) => Uint8Array.from(audio.subarray(0, frameLength));

test("a key ends the greeting, its name is said, and then the echo goes on", () => {
  const farEnd = createFarEnd("greeting", echo);
  expect(farEnd.source()).toEqual(firstFrame(greeting));
  farEnd.press("1w2x");
  const said = Array.from({ length: framesOf("1") + 25 + framesOf("2") }, () => farEnd.source());
  expect(said[0]).toEqual(firstFrame(keySounds.get("1")));
  expect(said[framesOf("1")]).toEqual(silentFrame);
  expect(said[framesOf("1") + 25]).toEqual(firstFrame(keySounds.get("2")));
  expect(farEnd.source()).toBe(echoed);
});

test("the queue of pressed keys is bounded", () => {
  const farEnd = createFarEnd("greeting", echo);
  farEnd.press("8".repeat(10_000));
  for (let frame = 0; frame < 64 * framesOf("8"); frame++) expect(farEnd.source()).not.toBe(echoed);
  expect(farEnd.source()).toBe(echoed);
});
