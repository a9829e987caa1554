import { expect, test } from "vitest";
import { spokenCodecs } from "./codecs.ts";
import { createFarEnd } from "./far-end.ts";
import { sounds } from "./sounds.ts";

const pause_frames = 25;

for (const codec of spokenCodecs) {
  const { greeting, keys } = sounds[codec.name];
  const echoed = new Uint8Array(160).fill(9);
  const farEnd = () => createFarEnd("greeting", { codec, echo: () => echoed });
  const said = (key: string) => keys.get(key) ?? [];

  test(`${codec.name}: a key ends the greeting, its name is said, and then the echo goes on`, () => {
    const { source, press } = farEnd();
    expect(source()).toBe(greeting[0]);
    press("1w2x");
    const wanted = [...said("1"), ...new Array(pause_frames).fill(codec.silentFrame), ...said("2"), echoed];
    expect(wanted.map(() => source())).toEqual(wanted);
  });

  test(`${codec.name}: the queue of pressed keys is bounded`, () => {
    const { source, press } = farEnd();
    press("8".repeat(10_000));
    for (let frame = 0; frame < 64 * said("8").length; frame++) expect(source()).not.toBe(echoed);
    expect(source()).toBe(echoed);
  });
}
