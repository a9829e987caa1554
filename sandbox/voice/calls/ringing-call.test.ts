import { expect, test } from "vitest";
import { pcmu } from "#sandbox/voice/media/pcmu.ts";
import { type CalledMedia, calledMedia } from "#sandbox/voice/testing/caller-media.ts";
import type { Browser } from "./browser-leg.ts";
import { Leg } from "./leg.ts";
import { type Device, RingingCall } from "./ringing-call.ts";

const browser: Browser = { ringing() {}, answered() {}, failed() {}, hungUp() {}, message() {} };

test("of two answers in the same moment one takes the call, and the other device gets the cancel", async () => {
  const leg = new Leg({ direction: "outbound-dial", parentSid: null, from: "client:a", to: "client:b" });
  const call = new RingingCall({
    leg,
    identity: "b",
    parameters: new Map(),
    codec: pcmu,
    reconnect_ms: 1_000,
  });
  const answers: CalledMedia[] = [];
  const offers: string[] = [];
  const cancelled: Device[] = [];
  const devices = [0, 1].map(() => {
    const device: Device = {
      ring: (_call, offerSdp) => void offers.push(offerSdp),
      cancel: () => void cancelled.push(device),
    };
    return device;
  });
  for (const device of devices) await call.ringAt([device]);
  for (const offer of offers) answers.push(await calledMedia(offer));

  const legs = await Promise.all(
    devices.map((device, index) => call.answer(device, answers[index]?.answerSdp ?? "", browser)),
  );

  const taken = legs.filter((one) => one !== undefined);
  expect(taken).toEqual([call.answered]);
  expect(cancelled).toEqual(devices.filter((_device, index) => legs[index] === undefined));
  await Promise.all([...answers.map((media) => media.close()), call.answered?.media.close()]);
  leg.hangUp();
});
